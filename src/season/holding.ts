/** The items of a season and their owners, as every season shows them. */
import type { ItemCode, PlayerId } from '../kernel';

export type CardView = { readonly rank: string; readonly suit: string; readonly name: string };

/** An amount of an item. */
export type HoldingView = {
  readonly item: ItemCode;
  /** The name, singular or plural: `Chips`, `Knight of Swords`. */
  readonly name: string;
  readonly card: CardView | null;
  readonly quantity: number;
};

/** The kinds of owner in any game. */
export type OwnerView =
  { readonly kind: 'PLAYER'; readonly id: PlayerId } | { readonly kind: 'BANK'; readonly id: null };

export type TransferView<Whose = OwnerView> = HoldingView & {
  readonly from: Whose;
  readonly to: Whose;
};
