/**
 * "The auction concludes, and for each lot … the Lot is transferred to the possession of the sole
 * bidder with the highest priority …; the player who received that lot loses the amount of chips
 * they bid" [Bidding; rulings A3, E2–E4, E10]. Lots are given out in order of number.
 */
import { instant, toRules, WEEK_MS } from '../../kernel';
import type { Instant, Stepwise } from '../../kernel';
import { failBid } from '../bidding/fail-bid';
import { giveToThirdParty, thirdPartyWins } from '../house/give-out';
import { isPlayerLot, returnLot } from '../house/player-lots';
import { wasSealedAt, wasSealedBefore } from '../model/lot-procedure';
import { roundOf, tempoOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { pausedBetween } from '../calendar/past-pauses';
import type { LotId } from '../model/ids';
import { standingBids, highestBids } from './bids-priority';
import type { StandingBid } from './bids-priority';
import { concludeAuction } from './conclude-auction';
import { nextBids, salePrice } from './sale-price';
import { sellLot } from './sell-lot';
import { failOverspending } from './settle-overspending';
import type { BidRow } from '../bidding/vocabulary';
import type { SecretActionRow } from '../secret-actions/vocabulary';
import type { LotRow } from '../lots/vocabulary';

export type DueAuction = {
  readonly week: number;
  /** The auction's revealed secret actions. */
  readonly actions: readonly SecretActionRow[];
  /**
   * The instant at which the bids matured; null for an auction outside the calendar whose secret
   * actions all failed.
   */
  readonly maturation: Instant | null;
  /** The maturations of postponed auctions that have not concluded. */
  readonly awaited: readonly Instant[];
};

export function* settleAuction(turn: RoundTurn, auction: DueAuction): Stepwise {
  // Each bid is read once, since a week can have a hundred thousand bids.
  const bids = yield* decideBids(turn, auction);
  const highest = highestBids(bids);
  yield;
  const next = nextBids(bids, highest);
  yield;
  const bidders = biddersOf(turn.state, auction, bids);
  yield;
  const lots = lotsOfAuction(turn.state, auction, highest);
  const sold: LotId[] = [];
  const unsold: LotRow[] = [];
  for (const lot of lots) {
    if (giveOut(turn, lot, highest.get(lot.id), next.get(lot.id))) sold.push(lot.id);
    else unsold.push(lot);
    yield;
  }
  concludeAuction(turn, 'SEALED', {
    week: auction.week,
    bidders,
    soldLotIds: sold,
    unsoldLotIds: unsold.map(({ id }) => id),
  });
  yield;
  // "Those of that auction that were not won go back right after its lots are given out" [E7].
  for (const lot of unsold) if (isPlayerLot(lot)) returnLot(turn, lot);
}

/** Gives the lot to its winner; returns false if nobody won it. */
function giveOut(
  turn: RoundTurn,
  lot: LotRow,
  bid: StandingBid | undefined,
  next: number | undefined,
): boolean {
  if (thirdPartyWins(lot, bid)) giveToThirdParty(turn, lot);
  else if (bid === undefined) return false;
  else sellLot(turn, lot, { ...bid, amount: salePrice(turn.state, lot, bid, next) });
  return true;
}

/** Decides the bids; returns the bids that do not fail. */
function* decideBids(turn: RoundTurn, auction: DueAuction): Stepwise<StandingBid[]> {
  const onLots = yield* failBidsOnMissingLots(turn, auction);
  return yield* failOverspending(turn, auction.actions, onLots);
}

/**
 * Fails the bids on lots that are gone or reserved. The auctions of two weeks can overlap: the
 * earlier auction can sell a lot that the later one has bids on, and the lots of a postponed
 * auction are reserved for it.
 */
function* failBidsOnMissingLots(turn: RoundTurn, auction: DueAuction): Stepwise<StandingBid[]> {
  const kept: StandingBid[] = [];
  for (const action of auction.actions) {
    for (const bid of standingBids(turn.state, [action])) {
      const lot = turn.state.need('lots', bid.lotId);
      if (lot.status === 'STANDING' && !isReserved(lot, auction)) kept.push(bid);
      else failBid(turn, bid, 'LOT_NOT_IN_AUCTION');
    }
    yield;
  }
  return kept;
}

/** The number of bidders, including the bidders on open lots in the same phase [ruling Y4]. */
function biddersOf(state: RoundState, auction: DueAuction, bids: readonly StandingBid[]): number {
  const { week } = auction;
  const calledOut = [week - 1, week, week + 1]
    .flatMap((near) => state.by('bids', 'week', String(near)))
    .filter(({ actionId, status }) => actionId === null && isDecided(status))
    .filter((bid) => bid.week === week || isOfPhase(state, auction, bid));
  return new Set([...bids, ...calledOut].map(({ playerId }) => playerId)).size;
}

/** True if the open bid was placed within a week before the sealed bids matured. */
function isOfPhase(state: RoundState, { maturation }: DueAuction, { placedAtMs }: BidRow): boolean {
  if (maturation === null || placedAtMs === null || placedAtMs >= maturation) return false;
  const tempo = tempoOf(roundOf(state));
  const weekBefore = toRules(tempo, maturation) - WEEK_MS;
  const later = pausedBetween(state, placedAtMs, maturation);
  return toRules(tempo, instant(placedAtMs + later)) >= weekBefore;
}

const isDecided = (status: BidRow['status']): boolean => status === 'WON' || status === 'LOST';

/** The lots of the auction in order of number: lots that existed when the bids matured. */
function lotsOfAuction(
  state: RoundState,
  auction: DueAuction,
  highest: ReadonlyMap<string, StandingBid>,
): LotRow[] {
  const isHouseIn = hasHouseLots(state, auction);
  // Every Player Lot is included, since those with open bidding were returned at the end of the
  // Auction Phase.
  const isIn = (lot: LotRow): boolean => isPlayerLot(lot) || isHouseIn || highest.has(lot.id);
  return state
    .by('lots', 'status', 'STANDING')
    .filter((lot) => existedAt(lot, auction.maturation) && !isReserved(lot, auction) && isIn(lot))
    .sort((a, b) => a.number - b.number);
}

/**
 * True if the auction includes House Lots: their bidding was sealed when the bids matured, or when
 * one of the revealed actions was committed [ruling Y3].
 */
const hasHouseLots = (state: RoundState, { maturation, actions }: DueAuction): boolean =>
  (maturation !== null && wasSealedBefore(state, 'HOUSE', maturation)) ||
  actions.some(({ committedAtMs }) => wasSealedAt(state, 'HOUSE', committedAtMs));

const existedAt = ({ generatedAtMs }: LotRow, maturation: Instant | null): boolean =>
  maturation !== null && generatedAtMs < maturation;

/** True if the lot belongs to an earlier auction that has not concluded. */
const isReserved = (lot: LotRow, { maturation, awaited }: DueAuction): boolean =>
  awaited.some((earlier) => maturation !== null && earlier < maturation && existedAt(lot, earlier));
