/** "Votes count at the tally only from those who are players then" [ruling B2]. */
import { presentPlayer } from '../ground/state';
import type { RoundState } from '../ground/state';
import type { Tally } from './popularity';
import type { ProposalId } from './ids';

/** The votes as they would be counted now. */
export function tallyNow(state: RoundState, proposalId: ProposalId): Tally {
  const votes = state
    .by('votes', 'proposal', proposalId)
    .filter(({ playerId }) => presentPlayer(state, playerId) !== null);
  const votesFor = votes.filter(({ vote }) => vote === 'FOR').length;
  return { votesFor, votesAgainst: votes.length - votesFor };
}
