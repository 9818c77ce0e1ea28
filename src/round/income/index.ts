import type { RoundEvents } from '../model/declare';
import type { IncomeEvent } from './events';
import { incomePaid } from './pay-income';

export const INCOME_EVENTS: RoundEvents<IncomeEvent> = { IncomePaid: incomePaid };
