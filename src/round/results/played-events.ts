/** The events of play. Settlement results and the rules' payments are computed from them. */
import { AUCTION_EVENTS } from '../auction';
import { BIDDING_EVENTS } from '../bidding';
import { CALENDAR_EVENTS } from '../calendar';
import { CHANCE_EVENTS } from '../chance';
import { CONTRACT_EVENTS } from '../contracts';
import { DUCK_EVENTS } from '../ducks';
import { FORTUNE_EVENTS } from '../fortunes/tell-fortunes';
import type { EventIncomeCause, EventMeaning, RoundEvents } from '../model/records';
import type { RoundEvent } from '../model/event';
import type { RoundState } from '../model/state';
import { HAND_EVENTS } from '../hands';
import { HOUSE_EVENTS } from '../house';
import { INCOME_EVENTS } from '../income/pay-income';
import { JUDGE_EVENTS } from '../judge';
import { LOT_EVENTS } from '../lots/generate-lot';
import { MEMBERSHIP_EVENTS } from '../membership';
import { PRIZE_EVENTS } from '../prizes/settle-hands';
import { PROPOSAL_EVENTS } from '../proposals';
import { SECRET_ACTION_EVENTS } from '../secret-actions';
import { TABLE_EVENTS } from '../tables';
import { TRADE_EVENTS } from '../trades';
import { TRUNG_EVENTS } from '../trungs/trade-in-trungs';
import { VALUE_EVENTS } from '../values';
import { VICTORY_EVENTS } from '../victory/win-round';
import { WORD_EVENTS } from '../words';
import type { ResultPart } from './vocabulary';

export const PLAYED_EVENTS = {
  ...CALENDAR_EVENTS,
  ...VICTORY_EVENTS,
  ...MEMBERSHIP_EVENTS,
  ...CHANCE_EVENTS,
  ...INCOME_EVENTS,
  ...LOT_EVENTS,
  ...BIDDING_EVENTS,
  ...AUCTION_EVENTS,
  ...SECRET_ACTION_EVENTS,
  ...HAND_EVENTS,
  ...PRIZE_EVENTS,
  ...FORTUNE_EVENTS,
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
} satisfies Partial<RoundEvents>;

const meaningOf = ({ type }: RoundEvent): EventMeaning<RoundEvent> | undefined =>
  (PLAYED_EVENTS as Partial<Record<string, EventMeaning<RoundEvent>>>)[type];

/** The cause of income in an event that is about to happen, with its players; null for none. */
export const incomeCauseOf = (state: RoundState, event: RoundEvent): EventIncomeCause | null =>
  meaningOf(event)?.incomeCause?.(event, state) ?? null;

/** The part that the event adds to the results of its settlement; null for none. */
export const resultPartOf = (state: RoundState, event: RoundEvent): ResultPart | null =>
  meaningOf(event)?.results?.(event, state) ?? null;

/**
 * True if the event gives out a lot. The winner's payment can invalidate the winner's other bids.
 */
export function givesOutLot(state: RoundState, event: RoundEvent): boolean {
  const part = resultPartOf(state, event);
  return part !== null && 'lotId' in part;
}
