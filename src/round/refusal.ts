import type { JsonObject, Refusal } from '../kernel';
import type { RuleAnchor } from '../rulesets';

/**
 * Why a round refuses, in order of precedence: shape, actor, phase, object, amount, rule. Where
 * several apply, the first is told.
 */
export const ROUND_REFUSALS = [
  // shape
  'MALFORMED',
  'HASH_MALFORMED',
  // actor
  'NOT_THE_HOST',
  'NOT_A_PLAYER',
  'ALREADY_A_PLAYER',
  'INVITE_WRONG',
  'REJOIN_TOO_EARLY',
  'NOT_REPUTABLE',
  // phase
  'START_IN_THE_PAST',
  'NOT_A_REHEARSAL',
  'ROUND_NOT_STARTED',
  'ROUND_OVER',
  'WRONG_PHASE',
  'NOT_MATURED',
  'REVELATION_OVER',
  // object
  'RULESET_REFUSED',
  'PLAYER_NOT_FOUND',
  'ITEM_UNKNOWN',
  'CARD_UNKNOWN',
  'LOT_NOT_FOUND',
  'LOT_NAMED_TWICE',
  'EXCHANGE_UNKNOWN',
  'NO_SECRET_ACTION',
  'ALREADY_REVEALED',
  'TRADE_WITH_ONESELF',
  'PARTNER_NOT_REPUTABLE',
  'TRADE_NOT_FOUND',
  'TRADE_NOT_YOURS',
  'TRADE_OVER',
  'ITEM_UNTRADABLE',
  'NO_CONTRACTS',
  'CONTRACT_WITH_ONESELF',
  'CONTRACT_NOT_FOUND',
  'CONTRACT_NOT_OPEN',
  'NOT_A_PARTY',
  'ALREADY_CONSENTED',
  'CLAUSE_NOT_FOUND',
  'CLAUSE_NOT_YOURS',
  'CLAUSE_IMPOSSIBLE',
  'CHANGE_NOT_FOUND',
  'CHANGE_OVER',
  'CONSENT_NOT_AWAITED',
  // amount
  'AMOUNT_NOT_NATURAL',
  'NAME_TAKEN',
  'NOT_ENOUGH',
  'CONTRACT_LACKS',
  'EMPTY_HAND',
  // rule
  'ENOUGH_LOTS',
  'EMPTY_SIDE',
  'CLAUSE_CLOSED',
  'CLAUSE_EXCEEDED',
  'TOO_MANY_OFFERS',
  'HASH_MISMATCH',
  'CLOCK_BACKWARDS',
  'CLOCK_TOO_FAR',
] as const;
export type RoundRefusalCode = (typeof ROUND_REFUSALS)[number];
export type RoundRefusal = Refusal<RoundRefusalCode>;

export function refuse(
  code: RoundRefusalCode,
  rule: RuleAnchor,
  facts: JsonObject = {},
): RoundRefusal {
  return { code, rule, facts };
}
