/**
 * "A bid must be a natural number of points that is at least 1, and the bidding player must possess
 * at least that number …. Bids on a lot must increase the amount bid" [Bidding]: they exceed the
 * highest valid bid, also the bidder's own; the lower one goes on standing [ruling E1].
 */
import { held, ordinalOf } from '../../kernel';
import type { Instant } from '../../kernel';
import { unlessRunning } from '../access';
import { unlessPhase } from '../calendar/unless-phase';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { nextNumber, ownerOf, roundOf, rulesetOf, takeNumber } from '../state';
import type { LotRow, PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import type { PlaceBid } from './command';
import type { BidPlaced } from './events';
import { highestBid, minimumBid } from './open-bids';

export function placeBid(
  turn: RoundTurn,
  player: PlayerRow,
  { lotId, amount }: PlaceBid,
): RoundRefusal | null {
  const { state } = turn;
  const closed = unlessBidding(state, turn.now);
  if (closed !== null) return closed;
  const lot = state.get('lots', lotId);
  if (lot?.status !== 'STANDING') {
    return refuse('LOT_NOT_FOUND', 'lots', { lotId, lot: lot?.number ?? null });
  }
  const refusal = unlessAffordable(state, player, amount) ?? unlessHigher(state, lot, amount);
  if (refusal !== null) return refusal;
  turn.emit({
    type: 'BidPlaced',
    bidId: `b${nextNumber(state, 'bid')}`,
    playerId: player.id,
    lotId,
    amount,
    outbidId: highestBid(state, lotId)?.id ?? null,
  });
  return null;
}

/** The refusal of a bid at the wrong time, and where bids are sealed. */
function unlessBidding(state: RoundState, now: Instant): RoundRefusal | null {
  const { procedure, phase } = rulesetOf(state).auction.bidding;
  const notRunning = unlessRunning(state, 'bidding');
  if (notRunning !== null) return notRunning;
  if (procedure !== 'OPEN') return refuse('BIDS_ARE_SEALED', 'bidding');
  return unlessPhase(state, now, [phase], 'bidding');
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

function unlessHigher(state: RoundState, lot: LotRow, amount: number): RoundRefusal | null {
  const minimum = minimumBid(state, lot.id);
  if (amount >= minimum) return null;
  return refuse('BID_TOO_LOW', 'bidding', { lotId: lot.id, lot: lot.number, amount, minimum });
}

export function evolveBidPlaced(
  state: RoundState,
  { atMs, event: { bidId, playerId, lotId, amount } }: RoundStamped<BidPlaced>,
): void {
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
}
