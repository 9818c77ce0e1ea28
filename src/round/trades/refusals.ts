/** The refusals about trades. */
import type { NoFacts, Sentences } from '../../kernel';
import { inWords } from '../../season';
import type { RoundFacts } from '../model/facts';

export type TradeRefusals = {
  readonly TRADE_WITH_ONESELF: NoFacts;
  readonly TRADE_NOT_FOUND: RoundFacts<'tradeId'>;
  readonly TRADE_NOT_YOURS: RoundFacts<'tradeId'>;
  readonly TRADE_OVER: RoundFacts<'tradeId' | 'status'> & { readonly status: string };
  readonly EMPTY_SIDE: RoundFacts<'empty' | 'emptySides'>;
  readonly TOO_MANY_OFFERS: RoundFacts<'open' | 'most'>;
};

export const TRADE_REFUSALS: Sentences<TradeRefusals> = {
  TRADE_WITH_ONESELF: () => 'Nobody can trade with themselves.',
  TRADE_NOT_FOUND: () => 'There is no such trade in this season.',
  TRADE_NOT_YOURS: () => 'In this trade that is for another player to do.',
  TRADE_OVER: ({ status }) => `This offer is not open any more: it is ${inWords(status)}.`,
  EMPTY_SIDE: ({ empty, emptySides }) =>
    `Of the sides of a trade ${emptySides} may be empty, not ${empty}.`,
  TOO_MANY_OFFERS: ({ open }) =>
    `You have ${open} open offers, which is as many as you may have: take one back first.`,
};
