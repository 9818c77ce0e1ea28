/** The round begins with its first week, in the phase of its first instant. */
import type { Stepwise } from '../../kernel';
import { auctionTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { payIncome } from '../income/pay-income';
import { playerIds, roundOf } from '../model/state';
import type { RoundTurn } from '../model/turn';
import type { RoundStarted } from './vocabulary';
import { startPhase } from '../calendar/phase';
import { startWeek } from '../calendar/week';

/** Players who joined during the set-up are paid if the round starts in the income phase. */
export function* startRound(turn: RoundTurn): Stepwise {
  turn.emit({ type: 'RoundStarted' });
  startWeek(turn);
  startPhase(turn);
  yield* payIncome(turn);
}

export const roundStarted: RoundEventRecord<RoundStarted> = {
  evolve: (state) => {
    state.put('rounds', { ...roundOf(state), status: 'RUNNING' });
  },
  text: () => 'The round began.',
  channel: null,
  touches: auctionTopic,
  notice: 'SEASON_STARTED',
  concerns: (_event, state) => playerIds(state),
};
