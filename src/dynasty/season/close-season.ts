/**
 * The host or a proposal ends the dynasty. First, closed games get their Fine and active games are
 * voided, the earliest first, so that all dice can be checked [ruling V8]. There is no winner;
 * players are ranked by pegs, for which they play [Players].
 */
import { closeSeasonOf, putResults, NOTIFIES_ALL } from '../../season';
import type { CloseSeason, ProposalId } from '../../season';
import { GUARDS } from '../model/access';
import { byHost } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import { patchDynasty } from '../model/state';
import type { DynastyTurn } from '../model/types';
import type { DynastyClosed } from './vocabulary';
import { leaderboardOf } from '../victory/leaderboard';
import { windUp } from '../victory/wind-up';

export const closeSeason = byHost<CloseSeason>(
  closeSeasonOf(GUARDS, 'End the dynasty.', closeDynasty),
);

export function closeDynasty(turn: DynastyTurn, by: ProposalId | null = null): void {
  windUp(turn);
  turn.emit({ type: 'DynastyClosed', ...(by === null ? {} : { proposalId: by }) });
}

export const dynastyClosed: DynastyEventRecord<DynastyClosed> = {
  ...NOTIFIES_ALL,
  evolve: (state, { atMs }) => {
    patchDynasty(state, { status: 'ENDED', endedAtMs: atMs });
    putResults(state, leaderboardOf(state, 'PEGS'));
  },
  facts: (_state, { proposalId }) => ({ byProposal: proposalId !== undefined }),
  text: (_state, { proposalId }) =>
    proposalId === undefined ? 'The host ended the dynasty.' : 'The players ended the dynasty.',
};
