import type { RoundEvents } from '../model/declare';
import type { ResultEvent } from './events';
import { weekSettled } from './telling-results';

export const RESULT_EVENTS: RoundEvents<ResultEvent> = { WeekSettled: weekSettled };
