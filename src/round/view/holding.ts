import { BANK, holdingsOf, invariant } from '../../kernel';
import type { ItemCode, Owner, PlayerId, Transfer } from '../../kernel';
import { cardName, cardOfCode } from '../../rulesets';
import type { Card, RoundRuleset } from '../../rulesets';
import {
  GALLERY,
  contractOfOwner,
  duckOfOwner,
  lotOfOwner,
  playerOfOwner,
  tableOfOwner,
} from '../ground/owners';
import { rulesetOf } from '../ground/state';
import type { CountedCard, RoundState } from '../ground/state';
import type { ItemAmount } from '../ground/items';
import { nameOfItem } from '../ground/wording';
import type { ContractId } from '../contracts/ids';
import type { DuckId } from '../ducks/ids';
import type { LotId } from '../lots/ids';
import type { TableId } from '../tables/ids';

export type CardView = Card & { readonly name: string };
export type CountedCardView = { readonly card: CardView; readonly count: number };
type ItemView = {
  readonly item: ItemCode;
  /** In the right number: `Chips`, `Knight of Swords`. */
  readonly name: string;
  readonly card: CardView | null;
  readonly quantity: number;
};
export type HoldingView = ItemView;
export type OwnerView = {
  readonly kind: 'BANK' | 'PLAYER' | 'LOT' | 'TABLE' | 'CONTRACT' | 'DUCK' | 'GALLERY';
  readonly playerId: PlayerId | null;
  readonly lotId: LotId | null;
  readonly tableId: TableId | null;
  readonly contractId: ContractId | null;
  readonly duckId: DuckId | null;
};
export type TransferView = ItemView & { readonly from: OwnerView; readonly to: OwnerView };

export function cardView({ deck }: RoundRuleset, { rank, suit }: Card): CardView {
  return { rank, suit, name: cardName(deck, { rank, suit }) };
}

export function countedCardView(
  ruleset: RoundRuleset,
  { count, ...card }: CountedCard,
): CountedCardView {
  return { card: cardView(ruleset, card), count };
}

function itemView(state: RoundState, item: ItemCode, quantity: number): ItemView {
  const card = cardOfCode(item);
  return {
    item,
    name: nameOfItem(state, item, quantity),
    card: card === null ? null : cardView(rulesetOf(state), card),
    quantity,
  };
}

/** All that an owner has, in order of item code. */
export function holdingsView(state: RoundState, owner: Owner): HoldingView[] {
  return holdingsOf(state, owner).map(({ item, quantity }) => itemView(state, item, quantity));
}

/** Amounts as a row or an event has them, in their order. */
export function amountsView(state: RoundState, amounts: readonly ItemAmount[]): HoldingView[] {
  return amounts.map(({ item, quantity }) => itemView(state, item, quantity));
}

export function ownerView(owner: Owner): OwnerView {
  const ids = {
    playerId: playerOfOwner(owner),
    lotId: lotOfOwner(owner),
    tableId: tableOfOwner(owner),
    contractId: contractOfOwner(owner),
    duckId: duckOfOwner(owner),
  };
  if (ids.playerId !== null) return { kind: 'PLAYER', ...ids };
  if (ids.lotId !== null) return { kind: 'LOT', ...ids };
  if (ids.tableId !== null) return { kind: 'TABLE', ...ids };
  if (ids.contractId !== null) return { kind: 'CONTRACT', ...ids };
  if (ids.duckId !== null) return { kind: 'DUCK', ...ids };
  if (owner === GALLERY) return { kind: 'GALLERY', ...ids };
  invariant(owner === BANK, `a kind of owner that is shown: ${owner}`);
  return { kind: 'BANK', ...ids };
}

export function transferView(state: RoundState, transfer: Transfer): TransferView {
  const { from, to, item, quantity } = transfer;
  return {
    ...itemView(state, item, quantity),
    from: ownerView(from),
    to: ownerView(to),
  };
}
