import type { PlayerId, Transfer } from '../../kernel';

export type Payment = {
  readonly playerId: PlayerId;
  /** Exact: `400` or `1201/3`. */
  readonly wealth: string;
  readonly tax: number;
  readonly amount: number;
};
export type IncomePaid = {
  readonly type: 'IncomePaid';
  readonly payments: readonly Payment[];
  readonly transfers: readonly Transfer[];
};

export type IncomeEvent = IncomePaid;
