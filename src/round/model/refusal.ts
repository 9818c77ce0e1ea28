import { inOrder } from '../../kernel';
import type { RefusalIn, Refuse } from '../../kernel';
import type { RuleAnchor } from '../../rulesets';
import type { SeasonRefusals, ValueRefusals } from '../../season';
import type { RoundFacts } from './facts';
import type { BiddingRefusals } from '../bidding/vocabulary';
import type { CalendarRefusals } from '../calendar/vocabulary';
import type { ContractRefusals } from '../contracts/refusals';
import type { DuckRefusals } from '../ducks/vocabulary';
import type { HandRefusals } from '../hands/vocabulary';
import type { HouseRefusals } from '../house/vocabulary';
import type { ItemRefusals } from './item-refusals';
import type { JudgeRefusals } from '../judge/refusals';
import type { LotRefusals } from '../lots/vocabulary';
import type { MembershipRefusals } from '../membership/vocabulary';
import type { ProposalRefusals } from '../proposals/refusals';
import type { RoundSeasonRefusals } from '../season/vocabulary';
import type { SecretActionRefusals } from '../secret-actions/vocabulary';
import type { TableRefusals } from '../tables/vocabulary';
import type { TradeRefusals } from '../trades/vocabulary';
import type { TrungRefusals } from '../trungs/vocabulary';

type OwnRoundRefusals = BiddingRefusals &
  CalendarRefusals &
  ContractRefusals &
  DuckRefusals &
  HandRefusals &
  HouseRefusals &
  ItemRefusals &
  JudgeRefusals &
  LotRefusals &
  MembershipRefusals &
  ProposalRefusals &
  RoundSeasonRefusals &
  SecretActionRefusals &
  TableRefusals &
  TradeRefusals &
  TrungRefusals &
  ValueRefusals;

/** The facts of each refusal code. */
export type RoundRefusals = SeasonRefusals & OwnRoundRefusals;
export type RoundRefusalCode = keyof RoundRefusals;
export type RoundRefusal = RefusalIn<RoundRefusals>;

/**
 * The refusals of a round in order of precedence: rules without the feature, shape, actor, phase,
 * object, amount, rule. The first one that applies is returned.
 */
export const ROUND_REFUSALS = inOrder<RoundRefusalCode>()(
  // rules
  'NO_PLAYER_LOTS',
  'NO_WORKS_OF_ART',
  'NO_IDLING',
  'VALUE_UNKNOWN',
  'ACTION_UNKNOWN',
  'OFFICE_UNKNOWN',
  // shape
  'MALFORMED',
  'HASH_MALFORMED',
  // actor
  'NOT_THE_HOST',
  'NOT_A_HOST_POWER',
  'NOT_THE_FIRST_HOST',
  'NOT_A_PLAYER',
  'YOU_ARE_IDLE',
  'NOT_IDLE',
  'ALREADY_A_PLAYER',
  'INVITE_WRONG',
  'REJOIN_TOO_EARLY',
  'NOT_THE_JUDGE',
  'YOU_ARE_THE_JUDGE',
  'NOT_REPUTABLE',
  'NOT_THE_AUTHOR',
  'VALUE_NOT_YOURS',
  'VALUE_SECRET',
  'ACTION_NOT_YOURS',
  'OFFICE_NOT_YOURS',
  'OFFICE_LACKS_POWER',
  'CORRECTION_WINS',
  'OFFICE_FILLED_OTHERWISE',
  // phase
  'SEASON_PAUSED',
  'ACTION_NOT_NOW',
  'START_IN_THE_PAST',
  'NOT_A_REHEARSAL',
  'ROUND_NOT_STARTED',
  'ROUND_OVER',
  'BIDS_ARE_SEALED',
  'BIDS_ARE_OPEN',
  'HANDS_ARE_SEALED',
  'HANDS_ARE_PRESENTED',
  'WRONG_PHASE',
  'BACK_TOO_EARLY',
  'NOT_MATURED',
  'ATTEMPT_NOT_MATURED',
  'ATTEMPT_OVER',
  'REVELATION_OVER',
  'FIRST_WEEK_OVER',
  'SETUP_OVER',
  'VOTING_OVER',
  'NO_BIDS_AWAITED',
  // object
  'RULESET_REFUSED',
  'PLAYER_NOT_FOUND',
  'PLAYER_IDLE',
  'ALREADY_HOST',
  'NOT_A_CO_HOST',
  'LAST_HOST',
  'HOST_POWER',
  'HOST_NOT_AWAY',
  'SEASON_NOT_PAUSED',
  'PAUSE_TOO_LONG',
  'PAUSE_ENDS_ANYWAY',
  'ITEM_UNKNOWN',
  'CARD_UNKNOWN',
  'LOT_NOT_FOUND',
  'LOT_TAKES_SEALED_BIDS',
  'LOT_TAKES_OPEN_BIDS',
  'LOT_NAMED_TWICE',
  'EXCHANGE_UNKNOWN',
  'NO_TABLES',
  'NO_JUDGE',
  'TABLE_NOT_FOUND',
  'NOT_SITTING',
  'CLIENT_SEED_NEEDED',
  'CLIENT_SEED_NOT_FIXED',
  'NO_SECRET_ACTION',
  'ALREADY_REVEALED',
  'ATTEMPT_NOT_FOUND',
  'ATTEMPT_REVEALED',
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
  'EFFECT_NOT_OF_CLASS',
  'PROPOSAL_NOT_FOUND',
  'ARTICLE_EXISTS',
  'ARTICLE_UNKNOWN',
  'NO_DUCKS',
  'DUCK_NOT_FOUND',
  'DUCK_NOT_YOURS',
  'TRADE_WITH_ONESELF',
  'PARTNER_NOT_REPUTABLE',
  'TRADE_NOT_FOUND',
  'TRADE_NOT_YOURS',
  'TRADE_OVER',
  'ITEM_UNTRADABLE',
  'QUACK_ITEM',
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
  'WORK_IS_UNIQUE',
  'ITEM_EXCLUDED',
  'NOT_A_PLAYER_LOT',
  'OFFICE_NOT_HELD',
  'HAND_NOT_PLACED',
  'HAND_WITHOUT_SCORE',
  'NOTHING_TO_CORRECT',
  'VICTOR_DECLARED',
  // amount
  'AMOUNT_NOT_NATURAL',
  'NAME_TAKEN',
  'ACTION_UNPAID',
  'OFFICE_FOR_THE_AWAKE',
  'OFFICE_HELD',
  'OFFICE_VOTE_STANDS',
  'ALREADY_REMINDED',
  'ACTION_LACKS',
  'ACTION_IMPOSSIBLE',
  'ACTION_USED_UP',
  'VALUE_OUT_OF_LIMITS',
  'NOT_ENOUGH',
  'NOT_ENOUGH_TO_TAKE',
  'DUCK_LACKS',
  'EMPTY_HAND',
  // rule
  'ENOUGH_LOTS',
  'BID_TOO_LOW',
  'ALREADY_PRESENTED',
  'ALREADY_SITTING',
  'TABLE_FULL',
  'NOT_TO_BE_WAGERED',
  'WAGER_MISSING',
  'WAGERS_CHANGED',
  'ALREADY_AGREED',
  'MACHINE_BROKEN',
  'NO_SITTINGS_LEFT',
  'CONTRACT_LACKS',
  'OWN_OFFICE',
  'ALL_OTHERS_FOR',
  'EMPTY_SIDE',
  'CLAUSE_CLOSED',
  'CLAUSE_EXCEEDED',
  'TOO_MANY_OFFERS',
  'TOO_MANY_PENDING',
  'TOO_MANY_DUCKS',
  'HASH_MISMATCH',
  'HASH_OF_ANOTHER',
  'HASH_TAKEN',
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
  'TERM_IN_THE_PAST',
  'TOO_MANY_LOTS',
  'LOT_OF_NEXT_AUCTION',
  'NO_WORK_OF_VALUE',
  'THIRD_PARTY_HAS_BID',
);

/** Makes a refusal. The compiler checks that it has the facts of its code. */
export const refuse: Refuse<SeasonRefusals, RuleAnchor, RoundRefusal> &
  Refuse<OwnRoundRefusals, RuleAnchor, RoundRefusal> = (
  code: RoundRefusalCode,
  rule: RuleAnchor,
  facts: object = {},
) =>
  // The two signatures above have checked the facts.
  ({ code, rule, facts }) as RoundRefusal;

/** Adds the effect or the owner that the refusal concerns to its facts. */
export const refusedOf = <F extends RoundRefusal>(
  refusal: F,
  which: RoundFacts<never, 'effect' | 'playerId' | 'duckId'>,
): F => ({ ...refusal, facts: { ...which, ...refusal.facts } });
