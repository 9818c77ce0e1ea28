import { byOrdinal } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import { isPopular } from '../proposals/popularity';
import type { Tally } from '../proposals/popularity';
import type { ProposalRow, VoteRow } from '../proposals/rows';
import { tallyNow } from '../proposals/tally';
import { roundOf } from '../ground/state';
import type { PlayerRow, RoundState } from '../ground/state';

export type ProposalStatus = 'PENDING' | 'VOTING' | 'ADOPTED' | 'REJECTED' | 'RETRACTED' | 'LAPSED';

/** Where a proposal is at the round's instant `now`. */
export function proposalStatus(
  state: RoundState,
  { status, opensAtMs }: ProposalRow,
  now: Instant,
): ProposalStatus {
  if (status !== 'OPEN') return status;
  if (roundOf(state).status === 'ENDED') return 'LAPSED';
  return now < opensAtMs ? 'PENDING' : 'VOTING';
}

export type ProposalFilter = {
  readonly status: ProposalStatus | null;
  readonly class: string | null;
  readonly authorId: PlayerId | null;
};

/** Proposals in the order of submission; null for any. */
export function proposalsOf(
  state: RoundState,
  filter: ProposalFilter,
  now: Instant,
): ProposalRow[] {
  const { status, authorId } = filter;
  return state
    .all('proposals')
    .filter((proposal) => filter.class === null || proposal.class === filter.class)
    .filter((proposal) => authorId === null || proposal.authorId === authorId)
    .filter((proposal) => status === null || proposalStatus(state, proposal, now) === status)
    .sort(byOrdinal);
}

/** What was counted in the end; until then, what would be counted now. */
export function proposalTally(state: RoundState, proposal: ProposalRow): Tally {
  const { id, votesFor, votesAgainst } = proposal;
  if (votesFor !== null && votesAgainst !== null) return { votesFor, votesAgainst };
  return tallyNow(state, id);
}

export const isProposalPopular = (state: RoundState, proposal: ProposalRow): boolean =>
  isPopular(proposal.popularity, proposalTally(state, proposal));

export const votesOn = (state: RoundState, { id }: ProposalRow): VoteRow[] =>
  state
    .by('votes', 'proposal', id)
    .sort((a, b) => byOrdinal({ id: a.playerId }, { id: b.playerId }));

/** Whether the vote of the player counts, or did when the proposal was decided [ruling B2]. */
export const isVoter = ({ decidedAtMs }: ProposalRow, player: PlayerRow): boolean =>
  // What is due is done before anybody joins or leaves at the same instant.
  player.leftAtMs === null || (decidedAtMs !== null && player.leftAtMs >= decidedAtMs);

/** The players who have not voted, or had not when it was decided, in the order of joining. */
export function notVotedOn(state: RoundState, proposal: ProposalRow): PlayerRow[] {
  const { id, decidedAtMs } = proposal;
  return state
    .all('players')
    .filter((player) => isVoter(proposal, player))
    .filter(({ joinedAtMs }) => decidedAtMs === null || joinedAtMs < decidedAtMs)
    .filter((player) => state.get('votes', `${id}|${player.id}`) === undefined)
    .sort(byOrdinal);
}
