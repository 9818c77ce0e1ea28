import { byOrdinal } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import { awakePlayers } from '../players';
import type { PlayerRow } from '../rows';
import { hasVoted } from './cast-vote';
import { isPopular } from './popularity';
import type { Tally } from './popularity';
import type { AnyProposal, ProposalState, VetoRow, VoteRow } from './rows';
import { isPopularNow, tallyNow } from './tally';
import type { VotedBy } from './tally';

export type ProposalStatus =
  'PENDING' | 'VOTING' | 'ADOPTED' | 'REJECTED' | 'VETOED' | 'RETRACTED' | 'LAPSED';

/** Where a proposal is at the season's instant `now`; `over`: the season has ended. */
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

/** Proposals in the order of submission; null for any. */
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

/** What was counted in the end; until then, what would be counted now. */
export function proposalTally(state: ProposalState, proposal: AnyProposal): Tally {
  const { id, votesFor, votesAgainst } = proposal;
  if (votesFor !== null && votesAgainst !== null) return { votesFor, votesAgainst };
  return tallyNow(state, id);
}

/** As it was decided; until then, as it would be if its voting period ended now. */
export function isProposalPopular(
  state: ProposalState,
  proposal: AnyProposal,
  by: VotedBy,
): boolean {
  const { status, popularity } = proposal;
  if (status === 'OPEN') return isPopularNow(state, proposal, by);
  if (status === 'VETOED') return false;
  // Those who could have voted then are not known any more.
  if (popularity.test === 'QUORUM' || popularity.test === 'FORMULA') return status === 'ADOPTED';
  return isPopular(popularity, proposalTally(state, proposal), awakePlayers(state).length);
}

export const votesOn = (state: ProposalState, { id }: AnyProposal): VoteRow[] =>
  state
    .by('votes', 'proposal', id)
    .sort((a, b) => byOrdinal({ id: a.playerId }, { id: b.playerId }));

/** By whom it was vetoed, and why; null unless it was. */
export const vetoOf = (state: ProposalState, { id }: AnyProposal): VetoRow | null =>
  state.get('vetoes', id) ?? null;

/** Whether the vote of the player counts, or did when the proposal was decided [ruling B2]. */
export function isVoter({ decidedAtMs }: AnyProposal, player: PlayerRow): boolean {
  // What is due is done before anybody joins, leaves or goes idle at the same instant.
  const awayAtMs = player.leftAtMs ?? player.idleSinceMs;
  return awayAtMs === null || (decidedAtMs !== null && awayAtMs >= decidedAtMs);
}

/** The players who have not voted, or had not when it was decided, in the order of joining. */
export function notVotedOn(state: ProposalState, proposal: AnyProposal): PlayerRow[] {
  const { id, decidedAtMs } = proposal;
  return state
    .all('players')
    .filter((player) => isVoter(proposal, player))
    .filter(({ joinedAtMs }) => decidedAtMs === null || joinedAtMs < decidedAtMs)
    .filter((player) => !hasVoted(state, id, player.id))
    .sort(byOrdinal);
}

/**
 * Forgets the votes that a player who is there again has cast before and that count for nothing: on
 * what was decided while the player was away, and, `alsoOpen`, on what is still to be [ruling L1].
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
