import type { RefusalCode } from '../generated/resolvers';
import { phrase, word } from './words';
import type { Sentence } from './words';

/** Of trades, and of who may make them. */
export const TRADE_SENTENCES = {
  NOT_REPUTABLE: (facts) =>
    `Only reputable players may do this${phrase(': you are one from ', facts, 'reputableAt')}.`,
  PARTNER_NOT_REPUTABLE: (facts) =>
    `The other player is not reputable${phrase(' before ', facts, 'reputableAt')}.`,
  TRADE_WITH_ONESELF: () => 'Nobody trades with oneself.',
  TRADE_NOT_FOUND: () => 'There is no such trade in this season.',
  TRADE_NOT_YOURS: () => 'In this trade that is for another player to do.',
  TRADE_OVER: (facts) => `This offer is not open any more${phrase(': it is ', facts, 'status')}.`,
  ITEM_UNTRADABLE: (facts) => `${word(facts, 'item', 'This item')} cannot be traded.`,
  EMPTY_SIDE: (facts) =>
    `Of the sides of a trade ${word(facts, 'emptySides', 'fewer')} may be empty, not ${word(facts, 'empty', 'so many')}.`,
  TOO_MANY_OFFERS: (facts) =>
    `You have ${word(facts, 'open', 'as many')} open offers, which is as many as can be: take one back first.`,
} satisfies Partial<Record<RefusalCode, Sentence>>;
