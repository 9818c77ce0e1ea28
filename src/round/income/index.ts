import { nothing } from '../declare';
import type { RoundEvents } from '../declare';
import type { IncomePaid } from '../event';
import { incomeText } from './text';

export const INCOME_EVENTS: RoundEvents<IncomePaid> = {
  IncomePaid: { evolve: nothing, text: incomeText, channel: null },
};
