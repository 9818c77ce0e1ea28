/**
 * "The auction concludes, and for each lot … the Lot is transferred to the possession of the sole
 * bidder with the highest priority …; the player who received that lot loses the amount of chips
 * they bid" [Bidding; rulings A3, E2–E4, E10]. Lots go in order of number.
 */
import type { Instant } from '../../kernel';
import { failBid } from '../bidding/fail-bid';
import { maturationRevealedAt } from '../calendar/settle-dates';
import { giveToThirdParty, thirdPartyWins } from '../house/give-out';
import { isPlayerLot, returnLot } from '../house/player-lots';
import { roundOf } from '../ground/state';
import type { LotRow, SecretActionRow } from '../ground/state';
import type { RoundTurn } from '../ground/turn';
import type { LotId } from '../lots/ids';
import { standingBids } from './bids-of-actions';
import { highestBids } from './bids-priority';
import type { StandingBid } from './bids-priority';
import { concludeAuction } from './conclude-auction';
import { nextBids, salePrice } from './sale-price';
import { sellLot } from './sell-lot';
import { failOverspending } from './settle-overspending';

/** Concludes the auction that these revealed attempts are for. */
export function settleAuction(turn: RoundTurn, actions: readonly SecretActionRow[]): void {
  // Each bid is read once: a week can have a hundred thousand.
  const bids = succeeding(turn, actions);
  const highest = highestBids(bids);
  const next = nextBids(bids, highest);
  const lots = lotsOfAuction(turn, actions);
  const sold: LotId[] = [];
  const unsold: LotRow[] = [];
  for (const lot of lots) {
    if (giveOut(turn, lot, highest.get(lot.id), next.get(lot.id))) sold.push(lot.id);
    else unsold.push(lot);
  }
  concludeAuction(turn, {
    week: actions[0]?.week ?? roundOf(turn.state).week,
    bidders: new Set(bids.map(({ playerId }) => playerId)).size,
    soldLotIds: sold,
    unsoldLotIds: unsold.map(({ id }) => id),
  });
  // "Those of that auction that were not won go back right after its lots are given out" [E7].
  for (const lot of unsold) if (isPlayerLot(lot)) returnLot(turn, lot);
}

/** Whether anybody won the lot. */
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

/** Decides the bids: those that do not fail. */
function succeeding(turn: RoundTurn, actions: readonly SecretActionRow[]): StandingBid[] {
  const onLots = failOnLotsGone(turn, standingBids(turn.state, actions));
  return failOverspending(turn, actions, onLots);
}

/** Where the auctions of two weeks overlap, the earlier one can take a lot from the later. */
function failOnLotsGone(turn: RoundTurn, bids: readonly StandingBid[]): StandingBid[] {
  return bids.filter((bid) => {
    if (turn.state.need('lots', bid.lotId).status === 'STANDING') return true;
    failBid(turn, bid, 'LOT_NOT_IN_AUCTION');
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
