import type { RoundEvents } from '../model/declare';
import type { PrizeEvent } from './events';
import { handPlaced } from './settle-hands';

export const PRIZE_EVENTS: RoundEvents<PrizeEvent> = { HandPlaced: handPlaced };
