/**
 * Offices are filled by dice, with the seed bound for the next game. That game publishes the seed
 * [ruling Z5].
 */
import { digestOf } from '../../kernel';
import { drawOffices, nextOfficeDraw } from '../../season';
import type { OfficeDice } from '../../season';
import { gameScope } from '../dealing/dice';
import { dynastyOf, nextNumber, rulesetOf } from '../model/state';
import type { DynastyState } from '../model/state';
import type { DynastyTurn } from '../model/types';
import { VALUE_TRACKING } from '../values/value-tracking';

/** Call this after every event until the dynasty ends. */
export function drawOfficesNow(turn: DynastyTurn): void {
  drawOffices(VALUE_TRACKING, turn, diceOf(turn));
}

/** The next draw of an office at the end of its term; Infinity for none. */
export const nextDraw = (state: DynastyState): number =>
  dynastyOf(state).nextBinding === null ? Infinity : nextOfficeDraw(state, rulesetOf(state));

/** The dice of the next game; null before the first game with named throws. */
function diceOf({ state, chance }: DynastyTurn): OfficeDice | null {
  const { nextBinding } = dynastyOf(state);
  if (nextBinding === null) return null;
  const game = nextNumber(state, 'game');
  // The digest is computed only for a draw, because this function runs after every command.
  const roll: OfficeDice['roll'] = (name, sides) =>
    chance.draw(gameScope(game), 1, sides, [], { name, digest: digestOf(nextBinding) });
  return { week: null, game, roll };
}
