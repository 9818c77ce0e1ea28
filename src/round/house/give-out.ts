/**
 * What is different where a lot given out is a player's: the price goes "to the player that created
 * the Player Lot" [The Auction House], its Works may rise in value, or a third party wins it
 * [Bidding on Works of Art; rulings E7, E8].
 */
import { destroy, holdingsOf, mint, moveAll } from '../../kernel';
import type { Transfer } from '../../kernel';
import { loseOpenBidsOn } from '../bidding/open-bids';
import { itemOfWork, workOfItem } from '../items';
import { lotOwner, ownerOf, rulesetOf } from '../state';
import type { LotRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import type { StandingBid } from '../auction/bids-priority';
import type { ThirdPartyWon, WorksRevalued } from './events';
import { isPlayerLot } from './player-lots';
import type { PlayerLot } from './player-lots';
import type { WorkRow } from './rows';
import { GALLERY } from './rows';
import { sharedOut } from './shared-out';
import { worksOf } from './works';

/** The price leaves the winner: for the creator, who can be the same, or for good. */
export function priceTransfers(
  state: RoundState,
  lot: LotRow,
  { playerId, amount }: Pick<StandingBid, 'playerId' | 'amount'>,
): Transfer[] {
  const price = [[rulesetOf(state).currency, amount]] as const;
  const winner = ownerOf(playerId);
  return isPlayerLot(lot) ? moveAll(winner, ownerOf(lot.creatorId), price) : destroy(winner, price);
}

/** A third party loses ties. */
export function thirdPartyWins(lot: LotRow, bid: StandingBid | undefined): lot is PlayerLot {
  return isPlayerLot(lot) && lot.thirdParty !== null && lot.thirdParty.amount > (bid?.amount ?? 0);
}

/** The Works go to the Gallery, the creator gains the price, and the rest stays. */
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

/** To be called before the lot is handed over. */
export function worksToRevalue(
  state: RoundState,
  lot: LotRow,
  { playerId, amount }: Pick<StandingBid, 'playerId' | 'amount'>,
): readonly { readonly workId: string; readonly value: number }[] {
  if (!isPlayerLot(lot) || lot.creatorId === playerId) return [];
  return valuesAfter(worksOf(state, lotOwner(lot.id)), amount);
}

function valuesAfter(
  works: readonly WorkRow[],
  price: number,
): { readonly workId: string; readonly value: number }[] {
  const value = works.reduce((sum, work) => sum + work.value, 0);
  if (works.length === 0 || price <= value) return [];
  const shares = sharedOut(
    price,
    works.map((work) => work.value),
  );
  return works.map(({ id: workId }, at) => ({ workId, value: shares[at] ?? 0 }));
}

export function evolveThirdPartyWon(
  state: RoundState,
  { event: { lotId, left } }: RoundStamped<ThirdPartyWon>,
): void {
  const lot = state.need('lots', lotId);
  // "If there is ever a Lot that does not contain any items, that Lot is removed".
  const status = left.length === 0 ? 'REMOVED' : 'STANDING';
  state.put('lots', { ...lot, items: left, thirdParty: null, status });
  loseOpenBidsOn(state, lotId);
}

export function evolveWorksRevalued(
  state: RoundState,
  { event: { values } }: RoundStamped<WorksRevalued>,
): void {
  for (const { workId, value } of values) {
    state.put('works', { ...state.need('works', workId), value });
  }
}
