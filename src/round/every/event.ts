/** What can happen in a round: each concept declares its own. */
import { eventsOf } from '../../season';
import { AUCTION_EVENTS } from '../auction';
import { BIDDING_EVENTS } from '../bidding';
import { CALENDAR_EVENTS } from '../calendar';
import { COURSE_EVENTS } from '../course';
import { PRIZE_EVENTS } from '../prizes';
import { CHANCE_EVENTS } from '../chance';
import { CONTRACT_EVENTS } from '../contracts';
import type { RoundEvents } from '../ground/declare';
import { DUCK_EVENTS } from '../ducks';
import { FORTUNE_EVENTS } from '../fortunes';
import { HAND_EVENTS } from '../hands';
import { HOUSE_EVENTS } from '../house';
import { INCOME_EVENTS } from '../income';
import { JUDGE_EVENTS } from '../judge';
import type { RoundTypes } from '../ground/kind';
import { LOT_EVENTS } from '../lots';
import { MEMBERSHIP_EVENTS } from '../membership';
import { PROPOSAL_EVENTS } from '../proposals';
import { RESULT_EVENTS } from '../results';
import { REHEARSAL_EVENTS } from '../rehearsal';
import { SEASON_EVENTS } from '../season';
import { SECRET_ACTION_EVENTS } from '../secret-actions';
import { TABLE_EVENTS } from '../tables';
import { TRADE_EVENTS } from '../trades';
import { TRUNG_EVENTS } from '../trungs';
import { VICTORY_EVENTS } from '../victory';
import { VALUE_EVENTS } from '../values';
import { WORD_EVENTS } from '../words';

const EVENTS: RoundEvents = {
  ...SEASON_EVENTS,
  ...CALENDAR_EVENTS,
  ...COURSE_EVENTS,
  ...VICTORY_EVENTS,
  ...MEMBERSHIP_EVENTS,
  ...REHEARSAL_EVENTS,
  ...CHANCE_EVENTS,
  ...INCOME_EVENTS,
  ...LOT_EVENTS,
  ...BIDDING_EVENTS,
  ...AUCTION_EVENTS,
  ...SECRET_ACTION_EVENTS,
  ...HAND_EVENTS,
  ...PRIZE_EVENTS,
  ...FORTUNE_EVENTS,
  ...RESULT_EVENTS,
  ...HOUSE_EVENTS,
  ...TRUNG_EVENTS,
  ...TABLE_EVENTS,
  ...TRADE_EVENTS,
  ...DUCK_EVENTS,
  ...CONTRACT_EVENTS,
  ...PROPOSAL_EVENTS,
  ...VALUE_EVENTS,
  ...JUDGE_EVENTS,
  ...WORD_EVENTS,
};

export const { evolve, eventText, channelOf, topicsOf, audienceOf, toldOf, versionOf, upcast } =
  eventsOf<RoundTypes>(EVENTS);

/** Their names. */
export const ROUND_EVENTS: readonly string[] = Object.keys(EVENTS);
