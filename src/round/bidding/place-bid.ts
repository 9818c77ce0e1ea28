/**
 * "A bid must be a natural number of points that is at least 1, and the bidding player must possess
 * at least that number …. Bids on a lot must increase the amount bid" [Bidding]. A bid must exceed
 * the highest valid bid, even the bidder's own; the lower bid stays valid [ruling E1].
 */
import { held, ordinalOf } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { hasProcedure } from '../../rulesets';
import type { Waits } from '../../season';
import { unlessRunning } from '../model/access';
import { phaseEnd } from '../calendar/boundary';
import { unlessPhase } from '../calendar/unless-phase';
import { byPlayer, auctionTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { lotProcedure } from '../model/lot-procedure';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { ownerOf } from '../model/owners';
import { nextNumber, roundOf, rulesetOf, takeNumber } from '../model/state';
import type { PlayerRow, RoundState } from '../model/state';
import type { RoundMoment } from '../model/turn';
import { nameOf } from '../model/wording';
import type { LotId } from '../model/ids';
import type { PlaceBid, BidPlaced } from './vocabulary';
import { highestBid, lotsInOpenBidding, minimumBid, openBidsOf, openBidsOn } from './open-bids';
import { currencyText } from './text';
import { BID_IDS } from '../model/ids';

/**
 * The list of lots offered to a player is cut off at this number, not counting lots with a bid of
 * the player. `Auction.lots` lists all lots.
 */
const MAX_OFFERED_LOTS = 20;

export const placeBid = byPlayer<PlaceBid, 'lotId'>({
  rule: 'bidding',
  refuses: (moment, player, { lotId, amount }) =>
    unlessBidding(moment) ??
    unlessOpenBidding(moment.state, lotId) ??
    (amount === undefined
      ? null
      : (unlessAffordable(moment.state, player, amount) ??
        unlessHigher(moment.state, lotId, amount))),
  offers: (moment, player) => {
    const { state, now } = moment;
    const isBidding = unlessBidding(moment) === null;
    const have = held(state, ownerOf(player.id), rulesetOf(state).currency);
    return lotsInOpenBidding(state)
      .map(({ id: lotId, number: lot }) => ({ lotId, lot, minimum: minimumBid(state, lotId) }))
      .filter(({ minimum }) => minimum <= have)
      .filter(({ lotId }, at) => at < MAX_OFFERED_LOTS || hasBidOn(state, player.id, lotId))
      .map(({ lotId, lot, minimum }, at) => ({
        description: `Bid ${minimum} or more on lot ${lot}.`,
        known: { lotId },
        facts: { lot, minimum },
        untilMs: phaseEnd(state, now),
        waits: isBidding ? waitsToBid(state, player.id, lotId, at) : null,
      }));
  },
  decide: (turn, { id: playerId }, { lotId, amount }) => {
    const { state } = turn;
    turn.emit({
      type: 'BidPlaced',
      bidId: BID_IDS.of(nextNumber(state, 'bid')),
      playerId,
      lotId,
      amount,
      outbidId: highestBid(state, lotId)?.id ?? null,
    });
    return null;
  },
  made: (event) => (event.type === 'BidPlaced' ? event.bidId : null),
});

const hasBidOn = (state: RoundState, player: PlayerId, lotId: LotId): boolean =>
  openBidsOn(state, lotId).some(({ playerId }) => playerId === player);

/**
 * The reason to remind the player of this lot; null for no reminder. The reason is a higher bid of
 * another player or, on the first lot only, that the player has no open bid yet.
 */
function waitsToBid(state: RoundState, player: PlayerId, lotId: LotId, at: number): Waits | null {
  if (hasBidOn(state, player, lotId)) {
    const leading = highestBid(state, lotId);
    return leading === null || leading.playerId === player
      ? null
      : { kind: 'OUTBID', sinceMs: leading.placedAtMs };
  }
  return at === 0 && openBidsOf(state, player).length === 0
    ? { kind: 'BIDS', sinceMs: roundOf(state).phaseStartedAtMs }
    : null;
}

/** Refuses a bid outside the bidding phase, or if all bids are sealed. */
function unlessBidding({ state, now }: RoundMoment): RoundRefusal | null {
  const { auction } = rulesetOf(state);
  const notRunning = unlessRunning(state, 'bidding');
  if (notRunning !== null) return notRunning;
  if (!hasProcedure(auction, 'OPEN')) return refuse('BIDS_ARE_SEALED', 'bidding');
  return unlessPhase(state, now, [auction.bidding.phase], 'bidding');
}

function unlessOpenBidding(state: RoundState, lotId: LotId): RoundRefusal | null {
  const lot = state.get('lots', lotId);
  if (lot?.status !== 'STANDING') {
    return refuse('LOT_NOT_FOUND', 'lots', { lotId, lot: lot?.number ?? null });
  }
  if (lotProcedure(state, lot) === 'OPEN') return null;
  return refuse('LOT_TAKES_SEALED_BIDS', 'bidding', { lotId, lot: lot.number });
}

function unlessAffordable(
  state: RoundState,
  { id }: PlayerRow,
  amount: number,
): RoundRefusal | null {
  if (!Number.isInteger(amount) || amount < 1) {
    return refuse('AMOUNT_NOT_NATURAL', 'bidding', { amount });
  }
  const { currency } = rulesetOf(state);
  const have = held(state, ownerOf(id), currency);
  if (amount <= have) return null;
  return refuse('NOT_ENOUGH', 'bidding', { item: currency, need: amount, have });
}

function unlessHigher(state: RoundState, lotId: LotId, amount: number): RoundRefusal | null {
  const minimum = minimumBid(state, lotId);
  if (amount >= minimum) return null;
  const { number: lot } = state.need('lots', lotId);
  return refuse('BID_TOO_LOW', 'bidding', { lotId, lot, amount, minimum });
}

export const bidPlaced: RoundEventRecord<BidPlaced> = {
  evolve: (state, { atMs, event: { bidId, playerId, lotId, amount } }) => {
    takeNumber(state, 'bid', ordinalOf(bidId));
    state.put('bids', {
      id: bidId,
      actionId: null,
      playerId,
      week: roundOf(state).week,
      placedAtMs: atMs,
      written: String(amount),
      lotNumber: state.need('lots', lotId).number,
      lotId,
      amount,
      status: 'STANDING',
      failure: null,
    });
  },
  facts: (state, event) => {
    const outbid = outbidBy(event, state);
    return {
      player: nameOf(state, event.playerId),
      amount: currencyText(state, event.amount),
      lot: ordinalOf(event.lotId),
      raises: outbid === event.playerId,
      outbid: outbid === null || outbid === event.playerId ? null : nameOf(state, outbid),
    };
  },
  text: (state, event) => {
    const { playerId, lotId, amount } = event;
    const bid = `${nameOf(state, playerId)} bid ${currencyText(state, amount)} on lot ${ordinalOf(lotId)}`;
    return `${bid}${outbidText(state, event)}.`;
  },
  channel: 'AUCTIONS',
  touches: auctionTopic,
  notice: 'OUTBID',
  concerns: (event, state) => {
    const bidder = outbidBy(event, state);
    return bidder === null || bidder === event.playerId ? [] : [bidder];
  },
};

/** The player who was outbid, possibly the bidder; null for the first bid on a lot. */
const outbidBy = ({ outbidId }: BidPlaced, state: RoundState): PlayerId | null =>
  outbidId === null ? null : state.need('bids', outbidId).playerId;

function outbidText(state: RoundState, event: BidPlaced): string {
  const bidder = outbidBy(event, state);
  if (bidder === null) return '';
  return bidder === event.playerId
    ? ', raising their own bid'
    : `, outbidding ${nameOf(state, bidder)}`;
}
