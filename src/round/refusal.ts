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
  'NOT_THE_JUDGE',
  'YOU_ARE_THE_JUDGE',
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
  'FIRST_WEEK_OVER',
  'VOTING_OVER',
  // object
  'RULESET_REFUSED',
  'PLAYER_NOT_FOUND',
  'ITEM_UNKNOWN',
  'CARD_UNKNOWN',
  'LOT_NOT_FOUND',
  'LOT_NAMED_TWICE',
  'EXCHANGE_UNKNOWN',
  'NO_TABLES',
  'TABLE_NOT_FOUND',
  'NOT_SITTING',
  'NO_SECRET_ACTION',
  'ALREADY_REVEALED',
  'CANDIDACY_NOT_FOUND',
  'CHAIR_VACANT',
  'CHAIR_TAKEN',
  'JUDGE_CHANGED',
  'REQUEST_NOT_FOUND',
  'REQUEST_CLOSED',
  'RULING_NOT_FOUND',
  'NOT_YOUR_RULING',
  'RULING_OVERTURNED',
  'CONFIDENCE_VOTE_NOT_FOUND',
  'CONFIDENCE_VOTE_OVER',
  'SECTION_UNKNOWN',
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
  'ALREADY_SITTING',
  'TABLE_FULL',
  'NOT_TO_BE_WAGERED',
  'WAGER_MISSING',
  'WAGERS_CHANGED',
  'ALREADY_AGREED',
  'MACHINE_BROKEN',
  'NO_SITTINGS_LEFT',
  'HASH_MISMATCH',
  'CLOCK_BACKWARDS',
  'CLOCK_TOO_FAR',
  'ALREADY_A_CANDIDATE',
  'ALREADY_ENDORSED',
  'NOT_ENDORSED',
  'JUDGE_REMOVED',
  'ALREADY_ASSENTED',
  'OWN_REQUEST',
  'VERDICT_NEEDED',
  'VERDICT_MISPLACED',
  'TOO_LATE_TO_OVERTURN',
  'CONFIDENCE_VOTE_CALLED',
  'TOO_LATE_FOR_CONFIDENCE',
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
