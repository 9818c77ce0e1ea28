import type { PlayerId, Transfer, Sentences } from '../../kernel';
import { titled } from '../../season';
import type { RoundFacts } from '../model/facts';

export type TradeInTrungs = {
  readonly type: 'TradeInTrungs';
  readonly exchange: string;
  readonly times: number;
};

export type TrungCommand = TradeInTrungs;

export type TrungsTradedIn = {
  readonly type: 'TrungsTradedIn';
  readonly playerId: PlayerId;
  readonly exchange: string;
  readonly times: number;
  readonly transfers: readonly Transfer[];
};

export type TrungEvent = TrungsTradedIn;

export type TrungRefusals = {
  readonly EXCHANGE_UNKNOWN: RoundFacts<'exchange'>;
};

export const TRUNG_REFUSALS: Sentences<TrungRefusals> = {
  EXCHANGE_UNKNOWN: ({ exchange }) => `Trungs cannot be traded in for ${titled(exchange)}.`,
};
