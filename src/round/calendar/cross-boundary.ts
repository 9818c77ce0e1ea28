/** What midnight brings: perhaps another week, perhaps another phase and its income. */
import { startOfWeek, toReal, toRules } from '../../kernel';
import { payIncome } from '../income/pay-income';
import { roundOf, tempoOf } from '../state';
import type { RoundTurn } from '../turn';
import { startPhase } from './phase';
import { endWeek, startWeek } from './week';

/** Does nothing between boundaries; to be called once at each instant. */
export function crossBoundary(turn: RoundTurn): void {
  if (isWeekStart(turn)) {
    endWeek(turn);
    startWeek(turn);
  }
  if (startPhase(turn)) payIncome(turn);
}

/** Whether a week ends and another begins at this instant. */
export function isWeekStart({ state, now }: RoundTurn): boolean {
  const tempo = tempoOf(roundOf(state));
  return toReal(tempo, startOfWeek(toRules(tempo, now))) === now;
}
