/** A player who has not voted is warned before the voting period of a proposal ends [ruling S25]. */
import { byOrdinal } from '../../../kernel';
import { awakePlayers } from '../../model/players';
import { hasVoted } from './cast-vote';
import type { VoteWarned } from './vocabulary';
import type { ProposalState } from './rows';
import { proposalTitled, proposalFacts } from './open-proposal';

/** The running voting periods, each as `from to` in real milliseconds. */
export const votingWindows = (state: ProposalState): string[] => state.keys('proposals', 'window');

/** Warns of the end of the voting periods, oldest proposal first. */
export function warnOfVotes(
  turn: { readonly state: ProposalState; readonly emit: (event: VoteWarned) => void },
  windows: readonly string[],
): void {
  const ending = windows
    .flatMap((window) => turn.state.by('proposals', 'window', window))
    .sort(byOrdinal);
  for (const { id: proposalId, closesAtMs } of ending) {
    turn.emit({ type: 'VoteWarned', proposalId, closesAtMs });
  }
}

export const voteWarned = {
  facts: (state: ProposalState, { proposalId }: VoteWarned) => proposalFacts(state, proposalId),
  text: (state: ProposalState, { proposalId }: VoteWarned) =>
    `The vote on ${proposalTitled(state, proposalId)} is about to end.`,
  channel: null,
  notice: 'VOTE_CLOSING' as const,
  concerns: ({ proposalId }: VoteWarned, state: ProposalState) =>
    awakePlayers(state)
      .sort(byOrdinal)
      .map(({ id }) => id)
      .filter((id) => !hasVoted(state, proposalId, id)),
};
