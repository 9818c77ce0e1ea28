/**
 * The host ends the dynasty. Games that are closed come to their Fine first, and those that are
 * still played are voided, the earliest first: all dice can be checked then [ruling V8]. Nobody wins
 * by it; its players are placed by what they play for, which is pegs [Players].
 */
import { byOrdinal } from '../../kernel';
import { activePlayers, putResults } from '../../season';
import { unlessOver } from '../ground/access';
import { byHost } from '../ground/declare';
import type { DynastyEventRecord } from '../ground/declare';
import { patchDynasty } from '../ground/state';
import type { CloseSeason } from './commands';
import type { DynastyClosed } from './events';
import { leaderboardOf } from './leaderboard';
import { windUp } from './wind-up';

export const closeSeason = byHost<CloseSeason>({
  rule: 'seasons',
  refuses: ({ state }) => unlessOver(state, 'seasons'),
  offers: () => [{ description: 'End the dynasty.' }],
  decide: (turn) => {
    windUp(turn);
    turn.emit({ type: 'DynastyClosed' });
    return null;
  },
});

export const dynastyClosed: DynastyEventRecord<DynastyClosed> = {
  evolve: (state, { atMs }) => {
    patchDynasty(state, { status: 'ENDED', endedAtMs: atMs });
    putResults(state, leaderboardOf(state, 'PEGS'));
  },
  text: () => 'The host ended the dynasty.',
  channel: null,
  notice: 'SEASON_ENDED',
  concerns: (_event, state) =>
    activePlayers(state)
      .sort(byOrdinal)
      .map(({ id }) => id),
};
