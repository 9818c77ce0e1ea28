/** The sentences of all refusals of a round. */
import type { Sentences } from '../../kernel';
import { SEASON_REFUSALS, VALUE_REFUSALS } from '../../season';
import { BIDDING_REFUSALS } from '../bidding/refusals';
import { CALENDAR_REFUSALS } from '../calendar/refusals';
import { CONTRACT_REFUSALS } from '../contracts/refusals';
import { DUCK_REFUSALS } from '../ducks/refusals';
import { HAND_REFUSALS } from '../hands/refusals';
import { HOUSE_REFUSALS } from '../house/refusals';
import { ITEM_REFUSALS } from '../model/item-refusals';
import { JUDGE_REFUSALS } from '../judge/refusals';
import { LOT_REFUSALS } from '../lots/refusals';
import { MEMBERSHIP_REFUSALS } from '../membership/refusals';
import { PROPOSAL_REFUSALS } from '../proposals/refusals';
import { ROUND_SEASON_REFUSALS } from '../season/refusals';
import { SECRET_ACTION_REFUSALS } from '../secret-actions/refusals';
import { TABLE_REFUSALS } from '../tables/refusals';
import { TRADE_REFUSALS } from '../trades/refusals';
import { TRUNG_REFUSALS } from '../trungs/refusals';
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
