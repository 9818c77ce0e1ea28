import { inOrder } from '../../kernel';
import type { RefusalIn, Refuse } from '../../kernel';
import type { DynastyAnchor } from '../../rulesets';
import type { SeasonRefusals } from '../../season';
import type { DealingRefusals } from '../dealing/refusals';
import type { EndingRefusals } from '../ending/refusals';
import type { GamblingRefusals } from '../gambling/refusals';
import type { MaskRefusals } from '../masks/refusals';
import type { PlayRefusals } from '../play/refusals';
import type { DynastySeasonRefusals } from '../season/refusals';
import type { SfidaRefusals } from '../sfida/refusals';

type OwnDynastyRefusals = DealingRefusals &
  EndingRefusals &
  GamblingRefusals &
  MaskRefusals &
  PlayRefusals &
  DynastySeasonRefusals &
  SfidaRefusals;

/** The facts of each code. */
export type DynastyRefusals = SeasonRefusals & OwnDynastyRefusals;
export type DynastyRefusalCode = keyof DynastyRefusals;
export type DynastyRefusal = RefusalIn<DynastyRefusals>;

/**
 * Why a dynasty refuses, in order of precedence: shape, actor, phase, object, amount, rule. Where
 * several apply, the first is told.
 */
export const DYNASTY_REFUSALS = inOrder<DynastyRefusalCode>()(
  // shape
  'MALFORMED',
  // actor
  'NOT_THE_HOST',
  'NOT_THE_DEALER',
  'NOT_A_PLAYER',
  'ALREADY_A_PLAYER',
  'INVITE_WRONG',
  // phase
  'NOT_A_REHEARSAL',
  'DYNASTY_OVER',
  // object
  'RULESET_REFUSED',
  'PLAYER_NOT_FOUND',
  'MASK_UNKNOWN',
  'GAME_NOT_FOUND',
  'NOT_A_PARTICIPANT',
  'YOU_ARE_A_PARTICIPANT',
  'GAME_VOIDED',
  'GAME_OVER',
  'GAME_CLOSED',
  'GAME_NOT_CLOSED',
  'CARD_UNKNOWN',
  'CARD_TWICE_IN_DECK',
  'TRICK_UNKNOWN',
  'NO_BETTING',
  'BET_ON_NO_PARTICIPANT',
  'CLIENT_SEED_NEEDED',
  'CLIENT_SEED_NOT_FIXED',
  // amount
  'NAME_TAKEN',
  'AMOUNT_NOT_NATURAL',
  // rule
  'CLOCK_BACKWARDS',
  'CLOCK_TOO_FAR',
  'TOO_FEW_AVAILABLE',
  'EARLIER_GAME_FIRST',
  'TOO_LATE_TO_VOID',
  'NOT_YOUR_TURN',
  'SFIDA_TWICE_RUNNING',
  'SFIDA_PENDING',
  'CARD_ALREADY_PLAYED',
  'NO_SFIDA',
  'OWN_SFIDA',
  'MASKS_WITHOUT_EFFECT',
  'MASK_LACKS_POWER',
  'POWER_USED',
  'TRICK_ACTIVE',
  'SFIDA_DECLARED',
  'SAME_MASK',
  'BOOKMAKER_TAKEN',
  'YOU_ARE_THE_BOOKMAKER',
  'ALREADY_BET',
  'GAME_NOT_ENDED',
  'NO_BETS',
  'BETS_SETTLED',
  'TOO_LATE_TO_SETTLE',
);

/** Refuses with the facts that the code has: the compiler holds each to its own. */
export const refuse: Refuse<SeasonRefusals, DynastyAnchor, DynastyRefusal> &
  Refuse<OwnDynastyRefusals, DynastyAnchor, DynastyRefusal> = (
  code: DynastyRefusalCode,
  rule: DynastyAnchor,
  facts: object = {},
) =>
  // Both signatures have checked them.
  ({ code, rule, facts }) as DynastyRefusal;
