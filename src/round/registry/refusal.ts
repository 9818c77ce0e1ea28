/** The sentences of all refusals of a round. */
import type { Sentences } from '../../kernel';
import { SEASON_REFUSALS, VALUE_REFUSALS } from '../../season';
import { BIDDING_REFUSALS } from '../bidding/vocabulary';
import { CALENDAR_REFUSALS } from '../calendar/vocabulary';
import { CONTRACT_REFUSALS } from '../contracts/refusals';
import { DUCK_REFUSALS } from '../ducks/vocabulary';
import { HAND_REFUSALS } from '../hands/vocabulary';
import { HOUSE_REFUSALS } from '../house/vocabulary';
import { ITEM_REFUSALS } from '../model/item-refusals';
import { JUDGE_REFUSALS } from '../judge/refusals';
import { LOT_REFUSALS } from '../lots/vocabulary';
import { MEMBERSHIP_REFUSALS } from '../membership/vocabulary';
import { PROPOSAL_REFUSALS } from '../proposals/refusals';
import { ROUND_SEASON_REFUSALS } from '../season/vocabulary';
import { SECRET_ACTION_REFUSALS } from '../secret-actions/vocabulary';
import { TABLE_REFUSALS } from '../tables/vocabulary';
import { TRADE_REFUSALS } from '../trades/vocabulary';
import { TRUNG_REFUSALS } from '../trungs/vocabulary';
import type { RoundRefusals } from '../model/refusal';

export const ROUND_SENTENCES: Sentences<RoundRefusals> = {
  ...SEASON_REFUSALS,
  ...BIDDING_REFUSALS,
  ...CALENDAR_REFUSALS,
  ...CONTRACT_REFUSALS,
  ...DUCK_REFUSALS,
  ...HAND_REFUSALS,
  ...HOUSE_REFUSALS,
  ...ITEM_REFUSALS,
  ...JUDGE_REFUSALS,
  ...LOT_REFUSALS,
  ...MEMBERSHIP_REFUSALS,
  ...PROPOSAL_REFUSALS,
  ...ROUND_SEASON_REFUSALS,
  ...SECRET_ACTION_REFUSALS,
  ...TABLE_REFUSALS,
  ...TRADE_REFUSALS,
  ...TRUNG_REFUSALS,
  ...VALUE_REFUSALS,
};
