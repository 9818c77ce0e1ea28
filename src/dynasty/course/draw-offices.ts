/** Dice draw offices with the seed that is bound for the next game, and told with it [ruling Z5]. */
import { digestOf } from '../../kernel';
import { drawOffices, nextOfficeDraw } from '../../season';
import type { OfficeDice } from '../../season';
import { gameScope } from '../dealing/dice';
import { dynastyOf, nextNumber, rulesetOf } from '../ground/state';
import type { DynastyState } from '../ground/state';
import type { DynastyTurn } from '../ground/turn';
import { GROUND } from '../values/ground';

/** To be called whenever something has happened while the dynasty goes on. */
export function drawOfficesNow(turn: DynastyTurn): void {
  drawOffices(GROUND, turn, diceOf(turn));
}

/** When the next term ends that dice follow with another; Infinity for none. */
export const nextDraw = (state: DynastyState): number =>
  dynastyOf(state).nextBinding === null ? Infinity : nextOfficeDraw(state, rulesetOf(state));

/** None before the first game whose throws have names. */
function diceOf({ state, chance }: DynastyTurn): OfficeDice | null {
  const { nextBinding } = dynastyOf(state);
  if (nextBinding === null) return null;
  const game = nextNumber(state, 'game');
  // The digest is worked out for a draw alone: this is asked after every command.
  const roll: OfficeDice['roll'] = (name, sides) =>
    chance.draw(gameScope(game), 1, sides, [], { name, digest: digestOf(nextBinding) });
  return { week: null, game, roll };
}
