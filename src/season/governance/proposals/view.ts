import { byOrdinal } from '../../../kernel';
import type { Instant, PlayerId } from '../../../kernel';
import { awakePlayers } from '../../model/players';
import type { PlayerRow } from '../../model/rows';
import { hasVoted } from './cast-vote';
import { isPopular } from './popularity';
import type { Tally } from './popularity';
import type { AnyProposal, ProposalState, VetoRow, VoteRow } from './rows';
import { isPopularNow, tallyNow } from './tally';
import type { VoteContext } from './tally';

export type ProposalStatus =
  'PENDING' | 'VOTING' | 'ADOPTED' | 'REJECTED' | 'VETOED' | 'RETRACTED' | 'LAPSED';

/**
 * The status of a proposal at `now`, the time on the season's clock. `over`: true if the season has
 * ended.
 */
export function proposalStatus(
  { status, opensAtMs }: AnyProposal,
  over: boolean,
  now: Instant,
): ProposalStatus {
  if (status !== 'OPEN') return status;
  if (over) return 'LAPSED';
  return now < opensAtMs ? 'PENDING' : 'VOTING';
}

export type ProposalFilter = {
  readonly status: ProposalStatus | null;
  readonly class: string | null;
  readonly authorId: PlayerId | null;
};

/** Proposals in the order of submission. A null field of the filter accepts any value. */
export function proposalsOf<Row extends AnyProposal>(
  state: ProposalState<Row>,
  filter: ProposalFilter,
  over: boolean,
  now: Instant,
): Row[] {
  const { status, authorId } = filter;
  return state
    .all('proposals')
    .filter((proposal) => filter.class === null || proposal.class === filter.class)
    .filter((proposal) => authorId === null || proposal.authorId === authorId)
    .filter((proposal) => status === null || proposalStatus(proposal, over, now) === status)
    .sort(byOrdinal);
}

/** The final count of a decided proposal, or the present count of an open one. */
export function proposalTally(state: ProposalState, proposal: AnyProposal): Tally {
  const { id, votesFor, votesAgainst } = proposal;
  if (votesFor !== null && votesAgainst !== null) return { votesFor, votesAgainst };
  return tallyNow(state, id);
}

/**
 * The outcome of a decided proposal, which was judged by its deeds at the decision [AK8]. For an open
 * one, the outcome if its voting period ended now and its deeds were those at its submission.
 */
export function isProposalPopular(
  state: ProposalState,
  proposal: AnyProposal,
  by: VoteContext,
): boolean {
  const { status, popularity } = proposal;
  if (status === 'OPEN') return isPopularNow(state, proposal, by);
  if (status === 'ADOPTED' || status === 'REJECTED') return status === 'ADOPTED';
  if (status === 'VETOED') return false;
  // The number of voters at the retraction is not stored, so these tests cannot be repeated.
  if (popularity.test === 'QUORUM' || popularity.test === 'FORMULA') return false;
  return isPopular(popularity, proposalTally(state, proposal), awakePlayers(state).length);
}

export const votesOn = (state: ProposalState, { id }: AnyProposal): VoteRow[] =>
  state
    .by('votes', 'proposal', id)
    .sort((a, b) => byOrdinal({ id: a.playerId }, { id: b.playerId }));

/** The proposal's veto; null for none. */
export const vetoOf = (state: ProposalState, { id }: AnyProposal): VetoRow | null =>
  state.get('vetoes', id) ?? null;

/** True if the player's vote counts now, or counted at the decision [ruling B2]. */
export function isVoter({ decidedAtMs }: AnyProposal, player: PlayerRow): boolean {
  // At the same instant, proposals are decided before players join, leave or go idle.
  const awayAtMs = player.leftAtMs ?? player.idleSinceMs;
  return awayAtMs === null || (decidedAtMs !== null && awayAtMs >= decidedAtMs);
}

/** The players who have not voted, or had not voted at the decision, in the order of joining. */
export function playersWithoutVote(state: ProposalState, proposal: AnyProposal): PlayerRow[] {
  const { id, decidedAtMs } = proposal;
  return state
    .all('players')
    .filter((player) => isVoter(proposal, player))
    .filter(({ joinedAtMs }) => decidedAtMs === null || joinedAtMs < decidedAtMs)
    .filter((player) => !hasVoted(state, id, player.id))
    .sort(byOrdinal);
}

/**
 * Deletes votes of a returned player that did not count: votes on proposals decided while the
 * player was away. With `alsoOpen`, votes on open proposals are deleted, too [ruling L1].
 */
export function forgetUncounted(
  state: ProposalState,
  player: PlayerId,
  awaySinceMs: Instant,
  alsoOpen: boolean,
): void {
  for (const { id, proposalId, playerId } of state.all('votes')) {
    if (playerId !== player) continue;
    const { decidedAtMs } = state.need('proposals', proposalId);
    if (decidedAtMs === null ? alsoOpen : decidedAtMs > awaySinceMs) state.remove('votes', id);
  }
}
