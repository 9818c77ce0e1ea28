/**
 * "If the game state changes such that a player can no longer afford their bid, the bid becomes
 * invalid" [Bidding]. A bid becomes invalid at the first event after which its bidder has less than
 * the bid, and stays invalid [rulings E1, AG1].
 */
import { byOrdinal, CLOCK, held, ordinalOf, playerId } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { auctionTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import type { RoundEvent } from '../model/event';
import { ownerOf, playerOfOwner } from '../model/owners';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { nameOf } from '../model/wording';
import { newLeaders, nextBid, openBidders, openBidsOf } from './open-bids';
import type { BidInvalidated } from './vocabulary';
import { currencyText, nextBidText, nextBidFacts } from './text';
import { BID_INVALIDATED_UPCASTS } from './vocabulary';

type EventPredicate = (state: RoundState, event: RoundEvent) => boolean;

/**
 * A turn that invalidates unaffordable bids right after each event. `givesOutLot` tells
 * whether a player pays for a lot in an event.
 */
export function invalidatingBids(turn: RoundTurn, givesOutLot: EventPredicate): RoundTurn {
  return {
    ...turn,
    emit: (event) => {
      turn.emit(event);
      const poorer = [...payersOf(turn.state, event)];
      if (poorer.length === 0) return;
      const settling = givesOutLot(turn.state, event);
      for (const player of poorer) invalidateBids(turn, player, settling);
    },
    as: (actor, now) => invalidatingBids(turn.as(actor, now), givesOutLot),
  };
}

/** `settling`: true if the player has just paid for a lot. */
function invalidateBids(turn: RoundTurn, player: PlayerId, settling: boolean): void {
  const { state } = turn;
  const has = held(state, ownerOf(player), rulesetOf(state).currency);
  const clock = turn.as(CLOCK);
  const beyond = openBidsOf(state, player).filter(({ amount }) => amount > has);
  for (const { id: bidId, lotId, amount } of beyond.sort(byOrdinal)) {
    const next = nextBid(state, lotId, ({ id }) => id === bidId);
    clock.emit({
      type: 'BidInvalidated',
      bidId,
      playerId: player,
      lotId,
      amount,
      has,
      nextBidId: next?.id ?? null,
      ...(settling ? { settling } : {}),
    });
  }
}

/** The players who paid currency in the event; all bidders if the event amends the rules. */
function payersOf(state: RoundState, event: RoundEvent): Iterable<PlayerId> {
  if ('revision' in event && event.revision !== null) {
    return openBidders(state)
      .map((id) => ({ id: playerId(id) }))
      .sort(byOrdinal)
      .map(({ id }) => id);
  }
  if (!('transfers' in event)) return [];
  const { currency } = rulesetOf(state);
  const payers = event.transfers
    .filter(({ item }) => item === currency)
    .map(({ from }) => playerOfOwner(from))
    .filter((player) => player !== null);
  return new Set(payers);
}

export const bidInvalidated: RoundEventRecord<BidInvalidated> = {
  evolve: (state, { event: { bidId } }) => {
    const bid = state.need('bids', bidId);
    state.put('bids', { ...bid, status: 'FAILED', failure: 'UNAFFORDABLE' });
  },
  facts: (state, { playerId, lotId, amount, has, nextBidId }) => ({
    player: nameOf(state, playerId),
    amount: currencyText(state, amount),
    lot: ordinalOf(lotId),
    has: currencyText(state, has),
    ...nextBidFacts(state, nextBidId === null ? [] : [nextBidId]),
  }),
  text: (state, { playerId: player, lotId, amount, has, nextBidId }) => {
    const name = nameOf(state, player);
    const bid = `bid of ${currencyText(state, amount)} on lot ${ordinalOf(lotId)}`;
    const next = nextBidText(state, nextBidId === null ? [] : [nextBidId]);
    return `${name}’s ${bid} became invalid: ${name} had ${currencyText(state, has)} left${next}.`;
  },
  channel: 'AUCTIONS',
  touches: auctionTopic,
  notice: ({ playerId: bidder }, _state, player) =>
    player === bidder ? 'BID_FAILED' : 'LEADING_AGAIN',
  // While the bidder pays for a lot, nobody gets this notice: the auction's results report the bid.
  concerns: ({ playerId: player, nextBidId, settling }, state) =>
    settling === true
      ? []
      : [...new Set([player, ...newLeaders(nextBidId === null ? [] : [nextBidId], state)])],
  upcasts: BID_INVALIDATED_UPCASTS,
};
