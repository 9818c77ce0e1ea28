/**
 * "The auction concludes, and for each lot … the Lot is transferred to the possession of the sole
 * bidder with the highest priority …; the player who received that lot loses the amount of chips
 * they bid" [Bidding; rulings A3, E2–E4, E10]. Lots go in order of number.
 */
import { holdingsOf, moveAll } from '../../kernel';
import type { Instant, Transfer } from '../../kernel';
import type { AuctionConcluded, BidFailed, LotSold } from '../event';
import { loseOpenBidsOn } from '../bidding/open-bids';
import { actionsRevealedBy } from '../secret-actions/open-actions';
import {
  giveToThirdParty,
  priceTransfers,
  thirdPartyWins,
  worksToRevalue,
} from '../house/give-out';
import { isPlayerLot, returnLot } from '../house/player-lots';
import { lotOwner, ownerOf, roundOf } from '../state';
import type { LotRow, RoundState, SecretActionRow } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { standingBids } from './bids-of-actions';
import { highestBids } from './bids-priority';
import type { StandingBid } from './bids-priority';
import { maturationRevealedAt } from './settle-dates';
import { failOverspending } from './settle-overspending';

/** Concludes the auction that these revealed attempts are for. */
export function settleAuction(turn: RoundTurn, actions: readonly SecretActionRow[]): void {
  // Each bid is read once: a week can have a hundred thousand.
  const bids = succeeding(turn, actions);
  const highest = highestBids(bids);
  const lots = lotsOfAuction(turn, actions);
  const sold: string[] = [];
  const unsold: LotRow[] = [];
  for (const lot of lots) {
    if (giveOut(turn, lot, highest.get(lot.id))) sold.push(lot.id);
    else unsold.push(lot);
  }
  turn.emit({
    type: 'AuctionConcluded',
    week: actions[0]?.week ?? roundOf(turn.state).week,
    bidders: new Set(bids.map(({ playerId }) => playerId)).size,
    soldLotIds: sold,
    unsoldLotIds: unsold.map(({ id }) => id),
  });
  // "Those of that auction that were not won go back right after its lots are given out" [E7].
  for (const lot of unsold) if (isPlayerLot(lot)) returnLot(turn, lot);
}

/** Whether anybody won the lot. */
function giveOut(turn: RoundTurn, lot: LotRow, bid: StandingBid | undefined): boolean {
  if (thirdPartyWins(lot, bid)) giveToThirdParty(turn, lot);
  else if (bid === undefined) return false;
  else sellLot(turn, lot, bid);
  return true;
}

/** Decides the bids: those that do not fail. */
function succeeding(turn: RoundTurn, actions: readonly SecretActionRow[]): StandingBid[] {
  const onLots = failOnLotsGone(turn, standingBids(turn.state, actions));
  return failOverspending(turn, actions, onLots);
}

/** Where the auctions of two weeks overlap, the earlier one can take a lot from the later. */
function failOnLotsGone(turn: RoundTurn, bids: readonly StandingBid[]): StandingBid[] {
  return bids.filter(({ id, lotId, playerId }) => {
    if (turn.state.need('lots', lotId).status === 'STANDING') return true;
    turn.emit({ type: 'BidFailed', bidId: id, playerId, reason: 'LOT_NOT_IN_AUCTION' });
    return false;
  });
}

/** The lots that stood as the bids matured, in order of number. */
function lotsOfAuction({ state, now }: RoundTurn, actions: readonly SecretActionRow[]): LotRow[] {
  const maturations = actions.map(({ maturesAtMs }) => maturesAtMs);
  const maturation: Instant | null =
    maturations.length === 0 ? maturationRevealedAt(state, now) : latest(maturations);
  return state
    .by('lots', 'status', 'STANDING')
    .filter(({ generatedAtMs }) => maturation !== null && generatedAtMs < maturation)
    .sort((a, b) => a.number - b.number);
}

const latest = (instants: readonly Instant[]): Instant | null =>
  instants.reduce<Instant | null>((last, at) => (last === null || at > last ? at : last), null);

type WinningBid = Pick<StandingBid, 'id' | 'playerId' | 'amount'>;

export function sellLot(turn: RoundTurn, lot: LotRow, bid: WinningBid): void {
  const { state } = turn;
  const winner = ownerOf(bid.playerId);
  const content = holdingsOf(state, lotOwner(lot.id)).map(
    ({ item, quantity }) => [item, quantity] as const,
  );
  const transfers: Transfer[] = [
    ...moveAll(lotOwner(lot.id), winner, content),
    ...priceTransfers(state, lot, bid),
  ];
  const values = worksToRevalue(state, lot, bid);
  turn.emit({
    type: 'LotSold',
    lotId: lot.id,
    bidId: bid.id,
    playerId: bid.playerId,
    price: bid.amount,
    transfers,
  });
  if (values.length === 0 || lot.creatorId === null) return;
  turn.emit({ type: 'WorksRevalued', lotId: lot.id, playerId: lot.creatorId, values });
}

export function evolveBidFailed(
  state: RoundState,
  { event: { bidId, reason } }: RoundStamped<BidFailed>,
): void {
  state.put('bids', { ...state.need('bids', bidId), status: 'FAILED', failure: reason });
}

export function evolveLotSold(
  state: RoundState,
  { atMs, event: { lotId, bidId, playerId, price } }: RoundStamped<LotSold>,
): void {
  const lot = state.need('lots', lotId);
  state.put('lots', { ...lot, status: 'SOLD', winnerId: playerId, price, soldAtMs: atMs });
  state.put('bids', { ...state.need('bids', bidId), status: 'WON' });
  loseOpenBidsOn(state, lotId);
}

/** The attempts of the auction are resolved, and what is left of their bids has lost. */
export function evolveAuctionConcluded(
  state: RoundState,
  { atMs, event: { bidders } }: RoundStamped<AuctionConcluded>,
): void {
  state.put('rounds', { ...roundOf(state), previousBidders: bidders });
  for (const action of actionsRevealedBy(state, atMs)) {
    if (action.kind !== 'BIDS') continue;
    state.put('secretActions', { ...action, status: 'RESOLVED' });
    for (const bid of standingBids(state, [action])) state.put('bids', { ...bid, status: 'LOST' });
  }
}
