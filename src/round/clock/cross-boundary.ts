/** The events of midnight: perhaps another week, perhaps another phase and its income. */
import { payIncome } from '../income/pay-income';
import type { RoundTurn } from '../model/turn';
import { startPhase } from '../calendar/phase';
import { endWeek, isWeekStart, startWeek } from '../calendar/week';

/** Does nothing between boundaries; call it once at each instant. */
export function crossBoundary(turn: RoundTurn): void {
  if (isWeekStart(turn)) {
    endWeek(turn);
    startWeek(turn);
  }
  beginPhase(turn);
}

/** The phase of this instant and its income, unless the phase is on already. */
export function beginPhase(turn: RoundTurn): void {
  if (startPhase(turn)) payIncome(turn);
}
