import type { PlayerId, Transfer } from '../../kernel';
import type { IncomeCause } from '../../rulesets';

export type Payment = {
  readonly playerId: PlayerId;
  /** The exact wealth: `400` or `1201/3`. */
  readonly wealth: string;
  readonly tax: number;
  readonly amount: number;
};
export type IncomePaid = {
  readonly type: 'IncomePaid';
  /** The cause of the payment; absent for the income of a phase. */
  readonly cause?: IncomeCause;
  readonly payments: readonly Payment[];
  readonly transfers: readonly Transfer[];
};

export type IncomeEvent = IncomePaid;
