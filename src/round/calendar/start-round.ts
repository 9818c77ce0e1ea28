/** The round begins, with its first week, in whatever phase its start falls. */
import { payIncome } from '../income/pay-income';
import { roundOf } from '../state';
import type { RoundState } from '../state';
import type { RoundTurn } from '../turn';
import { startPhase } from './phase';
import { startWeek } from './week';

/** Whoever joined during the set-up is paid if the round starts in the phase of the income. */
export function startRound(turn: RoundTurn): void {
  turn.emit({ type: 'RoundStarted' });
  startWeek(turn);
  startPhase(turn);
  payIncome(turn);
}

export function evolveRoundStarted(state: RoundState): void {
  state.put('rounds', { ...roundOf(state), status: 'RUNNING' });
}
