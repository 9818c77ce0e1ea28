import { BANK, holdingsOf, invariant } from '../../kernel';
import type { ItemCode, Owner, PlayerId, Transfer } from '../../kernel';
import { cardName } from '../../rulesets';
import type { Card, RoundRuleset } from '../../rulesets';
import { contractOfOwner } from '../contracts/parties';
import { cardOfItem, itemName } from '../items';
import { lotOfOwner, playerOfOwner, rulesetOf } from '../state';
import type { CountedCard, RoundState } from '../state';
import { tableOfOwner } from '../tables/row';
import type { ItemAmount } from '../trades/row';

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
  readonly kind: 'BANK' | 'PLAYER' | 'LOT' | 'TABLE' | 'CONTRACT';
  readonly playerId: PlayerId | null;
  readonly lotId: string | null;
  readonly tableId: string | null;
  readonly contractId: string | null;
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

export function itemView(ruleset: RoundRuleset, item: ItemCode, quantity: number): ItemView {
  const card = cardOfItem(item);
  return {
    item,
    name: itemName(ruleset, item, quantity),
    card: card === null ? null : cardView(ruleset, card),
    quantity,
  };
}

/** All that an owner has, in order of item code. */
export function holdingsView(state: RoundState, owner: Owner): HoldingView[] {
  const ruleset = rulesetOf(state);
  return holdingsOf(state, owner).map(({ item, quantity }) => itemView(ruleset, item, quantity));
}

/** Amounts as a row or an event has them, in their order. */
export function amountsView(state: RoundState, amounts: readonly ItemAmount[]): HoldingView[] {
  const ruleset = rulesetOf(state);
  return amounts.map(({ item, quantity }) => itemView(ruleset, item, quantity));
}

function ownerView(owner: Owner): OwnerView {
  const ids = {
    playerId: playerOfOwner(owner),
    lotId: lotOfOwner(owner),
    tableId: tableOfOwner(owner),
    contractId: contractOfOwner(owner),
  };
  if (ids.playerId !== null) return { kind: 'PLAYER', ...ids };
  if (ids.lotId !== null) return { kind: 'LOT', ...ids };
  if (ids.tableId !== null) return { kind: 'TABLE', ...ids };
  if (ids.contractId !== null) return { kind: 'CONTRACT', ...ids };
  invariant(owner === BANK, `a kind of owner that is shown: ${owner}`);
  return { kind: 'BANK', ...ids };
}

export function transferView(state: RoundState, transfer: Transfer): TransferView {
  const { from, to, item, quantity } = transfer;
  return {
    ...itemView(rulesetOf(state), item, quantity),
    from: ownerView(from),
    to: ownerView(to),
  };
}
