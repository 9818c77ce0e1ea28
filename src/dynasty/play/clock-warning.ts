/** Warns the awaited player of a game before the clock expires, if the rules say when. */
import { required } from '../../kernel';
import { itsTable } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import type { GameRow } from '../model/rows';
import { patchGame } from '../model/state';
import type { DynastyTurn } from '../model/types';
import { nameOf } from '../model/wording';
import { awaitedIn } from './clock';
import type { ClockWarned } from './vocabulary';

export function warn(turn: DynastyTurn, game: GameRow): void {
  const playerId = required(awaitedIn(game), 'whom the clock runs for');
  const deadlineMs = required(game.deadlineMs, 'a clock that runs');
  turn.emit({ type: 'ClockWarned', gameId: game.id, playerId, deadlineMs });
}

export const clockWarned: DynastyEventRecord<ClockWarned> = {
  evolve: (state, { event: { gameId } }) => {
    patchGame(state, gameId, { warnsAtMs: null });
  },
  facts: (state, { playerId }) => ({ player: nameOf(state, playerId) }),
  text: (state, { playerId }) => `The clock of ${nameOf(state, playerId)} is running out.`,
  channel: null,
  touches: itsTable,
  notice: 'CLOCK_WARNING',
  concerns: ({ playerId }) => [playerId],
};
