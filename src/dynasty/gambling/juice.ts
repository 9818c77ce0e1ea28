/**
 * "A Game's Juice is 4 minus the current stakes of the table, minus an additional one if there is
 * currently a pending Sfida" [Gambling]. Each Succo adds two, and Juice is never below 0 [ruling
 * K17].
 */
import { powersOf } from '../masks/powers';
import type { GameRow } from '../model/rows';
import { environmentOf, participantsOf, seatOf } from '../model/state';
import type { DynastyState } from '../model/state';

export function juiceOf(state: DynastyState, game: GameRow): number {
  const ruleset = environmentOf(state, game);
  const { base, pendingSfida } = ruleset.juice;
  const masks = participantsOf(game)
    .flatMap((player) => powersOf(ruleset, game, seatOf(state, game, player), 'BETTING'))
    .reduce((sum, { juice }) => sum + juice, 0);
  return Math.max(0, base - game.stakes - (game.sfidaBy === null ? 0 : pendingSfida) + masks);
}
