/**
 * "When an Auction Phase ends, any Player Lots that have no Secret Bid Actions awaiting their
 * revelation date transfer all items they own to the player that created them, and then cease to
 * exist" [The Auction House]. All Player Lots are returned if the round has no unresolved secret
 * bid action; otherwise all of them stay for the auction [ruling E7]. Player Lots with open bidding
 * are always returned [ruling Y2].
 */
import { destroy, holdingsOf, moveAll, ordinalOf } from '../../kernel';
import type { ItemCode, PlayerId, Transfer } from '../../kernel';
import { failOpenBidsOn } from '../bidding/fail-bid';
import { phaseAtInstant } from '../calendar/boundary';
import { auctionTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { canBeOn } from '../model/lot-procedure';
import { lotOwner, ownerOf } from '../model/owners';
import { roundOf, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { nameOf } from '../model/wording';
import type { LotId } from '../model/ids';
import type { PlayerLotDestroyed, PlayerLotReturned } from './vocabulary';
import { lotWords } from './text';
import type { LotRow } from '../lots/vocabulary';

export type PlayerLot = LotRow & { readonly creatorId: PlayerId };

export const isPlayerLot = (lot: LotRow): lot is PlayerLot => lot.creatorId !== null;

/**
 * The standing Player Lots of one player, or of all players if `creator` is null, in order of
 * number.
 */
function standingPlayerLots(state: RoundState, creator: PlayerId | null): PlayerLot[] {
  const lots =
    creator === null
      ? state.by('lots', 'standing', 'PLAYER')
      : state.by('lots', 'creator', creator);
  return lots.filter(isPlayerLot).sort((a, b) => a.number - b.number);
}

/** The maturation dates of unresolved secret bid actions, earliest first. */
export const maturationsAwaited = (state: RoundState): number[] =>
  state
    .keys('secretActions', 'bidding')
    .map(Number)
    .sort((a, b) => a - b);

/**
 * Returns Player Lots as the Auction Phase ends. Call this once at each instant, before the phase
 * changes.
 */
export function endAuctionPhase(turn: RoundTurn): void {
  const { state, now } = turn;
  const { phase } = rulesetOf(state).auction.bidding;
  if (roundOf(state).phase !== phase || phaseAtInstant(state, now) === phase) return;
  if (areAwaited(state)) return;
  for (const lot of standingPlayerLots(state, null)) returnLot(turn, lot);
}

/**
 * True if an unresolved secret action can contain a bid on a Player Lot; with open bidding none can
 * [ruling Y2].
 */
const areAwaited = (state: RoundState): boolean =>
  state
    .keys('secretActions', 'bidding')
    .flatMap((maturation) => state.by('secretActions', 'bidding', maturation))
    .some((action) => canBeOn(state, action, 'PLAYER'));

export function returnLot(turn: RoundTurn, { id: lotId, creatorId: playerId }: PlayerLot): void {
  failOpenBidsOn(turn, lotId);
  const transfers = moveAll(lotOwner(lotId), ownerOf(playerId), itemsInLot(turn.state, lotId));
  turn.emit({ type: 'PlayerLotReturned', lotId, playerId, transfers });
}

/**
 * Destroys the Player Lots of a leaving player. If the rules let leaving players keep their items,
 * the lots are returned instead [ruling N2].
 */
export function leavePlayerLots(turn: RoundTurn, playerId: PlayerId): void {
  const { losesItemsOnLeaving } = rulesetOf(turn.state).membership;
  for (const lot of standingPlayerLots(turn.state, playerId)) {
    if (!losesItemsOnLeaving) {
      returnLot(turn, lot);
      continue;
    }
    failOpenBidsOn(turn, lot.id);
    const transfers: Transfer[] = destroy(lotOwner(lot.id), itemsInLot(turn.state, lot.id));
    turn.emit({ type: 'PlayerLotDestroyed', lotId: lot.id, playerId, transfers });
  }
}

const itemsInLot = (state: RoundState, lotId: LotId): (readonly [ItemCode, number])[] =>
  holdingsOf(state, lotOwner(lotId)).map(({ item, quantity }) => [item, quantity]);

export const playerLotReturned: RoundEventRecord<PlayerLotReturned> = {
  evolve: (state, { event: { lotId } }) => {
    state.put('lots', { ...state.need('lots', lotId), status: 'RETURNED' });
  },
  facts: (state, event) => ({ player: nameOf(state, event.playerId), lot: ordinalOf(event.lotId) }),
  text: (state, event) =>
    `The items in ${lotWords(event)} went back to ${nameOf(state, event.playerId)}.`,
  channel: 'AUCTIONS',
  touches: auctionTopic,
  notice: 'LOT_RETURNED',
  concerns: ({ playerId }) => [playerId],
};

export const playerLotDestroyed: RoundEventRecord<PlayerLotDestroyed> = {
  evolve: (state, { event: { lotId } }) => {
    state.put('lots', { ...state.need('lots', lotId), status: 'REMOVED' });
  },
  facts: (state, event) => ({ player: nameOf(state, event.playerId), lot: ordinalOf(event.lotId) }),
  text: (state, event) =>
    `The items in ${lotWords(event)} were destroyed, since ${nameOf(state, event.playerId)} left.`,
  channel: 'AUCTIONS',
  touches: auctionTopic,
};
