/**
 * The auctions that conclude at this instant [rulings A3, E4, L8, S29]: the auctions that an outage
 * has postponed until now, week by week, and the auction of the calendar unless it is postponed.
 */
import type { Instant } from '../../kernel';
import { maturationRevealedAt, weekOfAuction } from '../calendar/settle-dates';
import { roundOf } from '../model/state';
import type { RoundTurn } from '../model/turn';
import {
  postponedBidActions,
  isWindowHeld,
  bidActionsPostponedTo,
} from '../calendar/outage-windows';
import type { Outage } from '../../season';
import type { DueAuction } from './settle-auction';
import type { SecretActionRow } from '../secret-actions/vocabulary';

/**
 * The auctions to settle now, postponed ones first. `due`: the secret actions whose revelation date
 * is settled now, failed ones included.
 */
export function auctionsDue(
  turn: RoundTurn,
  due: readonly SecretActionRow[],
  away: Outage | null,
): DueAuction[] {
  const { state, now } = turn;
  const bids = due.filter(({ kind }) => kind === 'BIDS');
  const revealed = bids.filter(({ status }) => status === 'REVEALED');
  const postponed = isWindowHeld(state, away, now) ? [] : bidActionsPostponedTo(state, now);
  const weeks = [...new Set(postponed.map(({ week }) => week))].sort((a, b) => a - b);
  const awaited = maturationsOf(postponedBidActions(turn, away));
  const auctions = weeks.map((week): DueAuction => {
    const actions = revealed.filter((action) => action.week === week);
    const ofWeek = postponed.filter((action) => action.week === week);
    return { week, actions, maturation: latest([...ofWeek, ...actions]), awaited };
  });
  const others = bids.filter(({ week }) => !weeks.includes(week));
  const maturation = maturationRevealedAt(state, now);
  const itsWeek = maturation === null ? roundOf(state).week : weekOfAuction(state, maturation, now);
  const isItsDate =
    maturation !== null && !awaited.includes(maturation) && !weeks.includes(itsWeek);
  if (!isItsDate && others.length === 0) return auctions;
  const actions = revealed.filter(({ week }) => !weeks.includes(week));
  const week = actions[0]?.week ?? others[0]?.week ?? itsWeek;
  return [...auctions, { week, actions, maturation: latest(actions) ?? maturation, awaited }];
}

const maturationsOf = (actions: readonly SecretActionRow[]): Instant[] => [
  ...new Set(actions.map(({ maturesAtMs }) => maturesAtMs)),
];

const latest = (actions: readonly SecretActionRow[]): Instant | null =>
  actions.reduce<Instant | null>(
    (last, { maturesAtMs: at }) => (last === null || at > last ? at : last),
    null,
  );
