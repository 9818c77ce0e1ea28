/** Offices are filled at random, with dice from the seed of the present week [ruling Z5]. */
import { digestOf } from '../../kernel';
import { drawOffices, isPausing, nextOfficeDraw } from '../../season';
import type { OfficeDice } from '../../season';
import { presentBinding, weekScope } from '../calendar/week';
import { isRunning, roundOf, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { VALUE_TRACKING } from './value-tracking';

/**
 * Draws the offices that are due, unless the round is paused. Call this after each command and at
 * each instant.
 */
export function drawDueOffices(turn: RoundTurn): void {
  const { state } = turn;
  if (isRunning(state) && !isPausing(roundOf(state))) {
    drawOffices(VALUE_TRACKING, turn, diceOf(turn));
  }
}

/** The next draw of an office at the end of its term; Infinity for none. */
export const nextDraw = (state: RoundState): number =>
  presentBinding(state) === null ? Infinity : nextOfficeDraw(state, rulesetOf(state));

/** The dice for offices; null in older weeks, whose dice have a single stream. */
function diceOf({ state, chance }: RoundTurn): OfficeDice | null {
  const binding = presentBinding(state);
  if (binding === null) return null;
  const { week } = roundOf(state);
  // The digest is computed only for a draw, since this function runs after every command.
  const roll: OfficeDice['roll'] = (name, sides) =>
    chance.draw(weekScope(week), 1, sides, [], { name, digest: digestOf(binding) });
  return { week, game: null, roll };
}
