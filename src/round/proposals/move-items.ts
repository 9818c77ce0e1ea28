/**
 * "Give or take items" [ruling H3], from one owner to another. Possible owners are players, ducks,
 * contracts in force, standing lots and the Gallery. Wagers on a table can go back only with their
 * war.
 */
import { holdingsOf } from '../../kernel';
import type { ItemCode, Owner, Transfer } from '../../kernel';
import { cardOfCode, isCardCode, isUniqueCode } from '../../rulesets';
import type { Card } from '../../rulesets';
import { unlessContract } from '../contracts/parties';
import { presentDuck } from '../ducks/duck';
import { unlessNoQuack } from '../ducks/quack';
import { sectionOrIntroducing } from '../model/citations';
import {
  contractOfOwner,
  duckOfOwner,
  GALLERY,
  lotOfOwner,
  lotOwner,
  playerOfOwner,
} from '../model/owners';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { unless } from '../model/shapes';
import { presentPlayer, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import { isExcluded } from '../house/create-player-lot';
import { isPlayerLot } from '../house/player-lots';
import type { LotId } from '../model/ids';

/** Refuses an owner that does not exist, or no longer exists. */
export function unlessOwner(state: RoundState, owner: Owner): RoundRefusal | null {
  const [playerId, duckId] = [playerOfOwner(owner), duckOfOwner(owner)];
  if (playerId !== null) {
    return presentPlayer(state, playerId) === null
      ? refuse('PLAYER_NOT_FOUND', 'players', { playerId })
      : null;
  }
  if (duckId !== null) {
    return presentDuck(state, duckId) === null
      ? refuse('DUCK_NOT_FOUND', sectionOrIntroducing(rulesetOf(state), 'ducks'), { duckId })
      : null;
  }
  const contractId = contractOfOwner(owner);
  if (contractId !== null) return unlessContract(state, contractId, 'IN_FORCE');
  const lotId = lotOfOwner(owner);
  if (lotId !== null) {
    const lot = state.get('lots', lotId);
    return lot?.status === 'STANDING'
      ? null
      : refuse('LOT_NOT_FOUND', 'lots', { lot: lot?.number ?? null, lotId });
  }
  return owner === GALLERY ? null : refuse('NOTHING_TO_CORRECT', 'proposals');
}

type ItemRef = { readonly item: ItemCode };

/**
 * Refuses Quack items for a duck, items that do not fit a lot, and Works from a lot with a third
 * party's bid.
 */
export const unlessOwnersFit = (
  state: RoundState,
  from: Owner,
  to: Owner,
  items: readonly ItemRef[],
): RoundRefusal | null =>
  (duckOfOwner(to) === null ? null : unlessNoQuack(rulesetOf(state), items)) ??
  unlessOfLot(state, to, items) ??
  unlessBidOn(state, from, items);

/**
 * A House Lot takes only cards, a Player Lot only items that players may put into one [The Auction
 * House].
 */
function unlessOfLot(state: RoundState, to: Owner, items: readonly ItemRef[]): RoundRefusal | null {
  const lotId = lotOfOwner(to);
  if (lotId === null) return null;
  const ofPlayer = isPlayerLot(state.need('lots', lotId));
  const excluded = items.find(({ item }) =>
    ofPlayer ? isExcluded(state, item) : !isCardCode(item),
  );
  return excluded === undefined
    ? null
    : refuse('ITEM_EXCLUDED', 'auction-house', { item: excluded.item });
}

/**
 * Refuses to take a Work from a lot on which a third party has bid, since the bid is for the lot's
 * Works [ruling E8].
 */
function unlessBidOn(
  state: RoundState,
  from: Owner,
  items: readonly ItemRef[],
): RoundRefusal | null {
  const lotId = lotOfOwner(from);
  if (lotId === null) return null;
  const { thirdParty, number: lot } = state.need('lots', lotId);
  const bidOn = thirdParty !== null && items.some(({ item }) => isUniqueCode(item));
  return bidOn ? refuse('THIRD_PARTY_HAS_BID', 'auction-house', { lot }) : null;
}

/** The maximum number of cards in a House Lot, whose description names them one by one. */
const MOST_IN_LOT = 100;

/** Refuses a transfer that leaves too many cards in a House Lot. */
export function unlessTooFull(
  state: RoundState,
  transfers: readonly Transfer[],
  to: Owner,
): RoundRefusal | null {
  const lotId = lotOfOwner(to);
  if (lotId === null || isPlayerLot(state.need('lots', lotId))) return null;
  const fits = balanceOf(state, transfers, to) <= MOST_IN_LOT;
  return unless(fits, 'items', `at most ${MOST_IN_LOT} cards in a House Lot`, 'proposals');
}

/** The total amount of the owner's items after the transfers. */
const balanceOf = (state: RoundState, transfers: readonly Transfer[], owner: Owner): number =>
  transfers.reduce(
    (sum, { from, to, quantity }) =>
      sum + (to === owner ? quantity : 0) - (from === owner ? quantity : 0),
    holdingsOf(state, owner).reduce((sum, { quantity }) => sum + quantity, 0),
  );

/** The lots that are empty after the transfers. */
export const emptiedLots = (state: RoundState, transfers: readonly Transfer[]): LotId[] =>
  lotsOf(transfers).filter((lotId) => balanceOf(state, transfers, lotOwner(lotId)) === 0);

/** The lots that the transfers change, each once. */
export const lotsOf = (transfers: readonly Transfer[]): LotId[] => [
  ...new Set(
    transfers
      .flatMap(({ from, to }) => [lotOfOwner(from), lotOfOwner(to)])
      .filter((lotId) => lotId !== null),
  ),
];

/**
 * Gives lots the items that they hold after the transfers. "If there is ever a Lot that does not
 * contain any items, that Lot is removed" [The Auction House].
 */
export function updateLotItems(state: RoundState, transfers: readonly Transfer[]): void {
  for (const lotId of lotsOf(transfers)) {
    const lot = state.need('lots', lotId);
    const items = holdingsOf(state, lotOwner(lotId)).map(({ item, quantity }) => ({
      item,
      quantity,
    }));
    const now = isPlayerLot(lot) ? { items } : { cards: items.flatMap(cardsOf) };
    state.put('lots', items.length > 0 ? { ...lot, ...now } : { ...lot, status: 'REMOVED' });
  }
}

function cardsOf({ item, quantity }: { item: ItemCode; quantity: number }): Card[] {
  const card = cardOfCode(item);
  return card === null ? [] : Array.from({ length: quantity }, () => card);
}
