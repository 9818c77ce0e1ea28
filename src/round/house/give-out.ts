/**
 * Giving out a Player Lot: the price goes "to the player that created the Player Lot" [The Auction
 * House], the Works may rise in value, or a third party wins the lot [Bidding on Works of Art;
 * rulings E7, E8].
 */
import { destroy, holdingsOf, listed, mint, moveAll, ordinalOf } from '../../kernel';
import type { PlayerId, Transfer } from '../../kernel';
import { loseOpenBidsOn } from '../bidding/open-bids';
import { auctionTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { itemOfWork, workOfItem } from '../model/items';
import { GALLERY, lotOwner, ownerOf } from '../model/owners';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { nameOf, workName } from '../model/wording';
import type { ThirdPartyWon, WorksRevalued, WorkValue, WorkRow } from './vocabulary';
import { isPlayerLot } from './player-lots';
import type { PlayerLot } from './player-lots';
import { dividePrice } from './divide-price';
import { chipsText, lotWords } from './text';
import { worksOf } from './works';
import type { WorkId } from '../model/ids';
import type { LotRow } from '../lots/vocabulary';

/** The bid with priority on a lot. */
type HighestBid = { readonly playerId: PlayerId; readonly amount: number };

/**
 * The price goes from the winner to the lot's creator, possibly the same player. For a House Lot it
 * goes to the Bank.
 */
export function priceTransfers(
  state: RoundState,
  lot: LotRow,
  { playerId, amount }: HighestBid,
): Transfer[] {
  const price = [[rulesetOf(state).currency, amount]] as const;
  const winner = ownerOf(playerId);
  return isPlayerLot(lot) ? moveAll(winner, ownerOf(lot.creatorId), price) : destroy(winner, price);
}

/** True if the third party's bid is higher than every other bid. A third party loses ties. */
export function thirdPartyWins(lot: LotRow, bid: HighestBid | undefined): lot is PlayerLot {
  return isPlayerLot(lot) && lot.thirdParty !== null && lot.thirdParty.amount > (bid?.amount ?? 0);
}

/**
 * Moves the Works to the Gallery and pays the creator the price; the other items stay in the lot.
 */
export function giveToThirdParty(turn: RoundTurn, lot: PlayerLot): void {
  const { state } = turn;
  const { id: lotId, creatorId: playerId } = lot;
  const price = lot.thirdParty?.amount ?? 0;
  const workIds = worksOf(state, lotOwner(lotId)).map(({ id }) => id);
  const left = holdingsOf(state, lotOwner(lotId))
    .filter(({ item }) => workOfItem(item) === null)
    .map(({ item, quantity }) => ({ item, quantity }));
  const transfers = [
    ...moveAll(
      lotOwner(lotId),
      GALLERY,
      workIds.map((id) => [itemOfWork(id), 1]),
    ),
    ...mint(ownerOf(playerId), [[rulesetOf(state).currency, price]]),
  ];
  turn.emit({ type: 'ThirdPartyWon', lotId, playerId, price, workIds, left, transfers });
}

/** The Works that rise in value by the sale. Call this before the lot is given out. */
export function worksToRevalue(
  state: RoundState,
  lot: LotRow,
  { playerId, amount }: HighestBid,
): readonly WorkValue[] {
  if (!isPlayerLot(lot) || lot.creatorId === playerId) return [];
  return valuesAfter(worksOf(state, lotOwner(lot.id)), amount);
}

/** Call this after the lot is given out. */
export function revalueWorks(
  turn: RoundTurn,
  { id: lotId, creatorId: playerId }: LotRow,
  values: readonly WorkValue[],
): void {
  if (values.length === 0 || playerId === null) return;
  turn.emit({ type: 'WorksRevalued', lotId, playerId, values });
}

function valuesAfter(works: readonly WorkRow[], price: number): WorkValue[] {
  const value = works.reduce((sum, work) => sum + work.value, 0);
  if (works.length === 0 || price <= value) return [];
  const shares = dividePrice(
    price,
    works.map((work) => work.value),
  );
  return works.map(({ id: workId }, at) => ({ workId, value: shares[at] ?? 0 }));
}

export const thirdPartyWon: RoundEventRecord<ThirdPartyWon> = {
  evolve: (state, { event: { lotId, left } }) => {
    const lot = state.need('lots', lotId);
    // "If there is ever a Lot that does not contain any items, that Lot is removed".
    const status = left.length === 0 ? 'REMOVED' : 'STANDING';
    state.put('lots', { ...lot, items: left, thirdParty: null, status });
    loseOpenBidsOn(state, lotId);
  },
  facts: (state, event) => ({
    works: event.workIds.map((id) => workName(state.need('works', id))),
    lot: ordinalOf(event.lotId),
    player: nameOf(state, event.playerId),
    price: chipsText(state, event.price),
  }),
  text: (state, event) => {
    const won = `${worksText(state, event.workIds)} from ${lotWords(event)}`;
    const gain = `${nameOf(state, event.playerId)} gained ${chipsText(state, event.price)}`;
    return `A third party won ${won} for the Gallery; ${gain}.`;
  },
  channel: 'AUCTIONS',
  touches: auctionTopic,
  results: ({ lotId, price }) => ({ lotId, price, winnerId: null }),
};

export const worksRevalued: RoundEventRecord<WorksRevalued> = {
  evolve: (state, { event: { values } }) => {
    for (const { workId, value } of values) {
      state.put('works', { ...state.need('works', workId), value });
    }
  },
  text: (state, { values }) => {
    const each = values.map(
      ({ workId, value }) =>
        `${worksText(state, [workId])} is now worth ${chipsText(state, value)}`,
    );
    return `${listed(each)}.`;
  },
  channel: 'AUCTIONS',
  touches: auctionTopic,
};

const worksText = (state: RoundState, ids: readonly WorkId[]): string =>
  listed(ids.map((id) => workName(state.need('works', id))));
