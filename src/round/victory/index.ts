import type { RoundEvents } from '../model/declare';
import type { VictoryEvent } from './events';
import { roundWon } from './watch-victory';

export const VICTORY_EVENTS: RoundEvents<VictoryEvent> = { RoundWon: roundWon };
