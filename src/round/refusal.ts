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
  'NOT_THE_AUTHOR',
  // phase
  'START_IN_THE_PAST',
  'NOT_A_REHEARSAL',
  'ROUND_NOT_STARTED',
  'ROUND_OVER',
  'WRONG_PHASE',
  'NOT_MATURED',
  'REVELATION_OVER',
  'VOTING_OVER',
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
  'CLASS_UNKNOWN',
  'PROPOSAL_NOT_FOUND',
  // amount
  'AMOUNT_NOT_NATURAL',
  'NAME_TAKEN',
  'NOT_ENOUGH',
  'NOT_ENOUGH_TO_TAKE',
  'EMPTY_HAND',
  // rule
  'ENOUGH_LOTS',
  'HASH_MISMATCH',
  'CLOCK_BACKWARDS',
  'CLOCK_TOO_FAR',
  'JOINING_IN_THE_FUTURE',
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
