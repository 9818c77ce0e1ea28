import { held, issuable } from '../../kernel';
import type { ItemCode, LedgerTables, Owner, PlayerId, Transfer, Turn } from '../../kernel';

export type CardView = { readonly rank: string; readonly suit: string; readonly name: string };

/** An amount of an item. */
export type HoldingView = {
  readonly item: ItemCode;
  /** The item's name, singular or plural: `Chips`, `Knight of Swords`. */
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

/** Transfers that are planned one after the other, each on top of the earlier ones. */
export class PlannedTransfers<Item extends ItemCode = ItemCode> {
  readonly #planned: Transfer<Item>[] = [];
  /** The changes of holdings, by owner and item. */
  readonly #changes = new Map<string, number>();

  constructor(private readonly state: LedgerTables) {}

  get all(): readonly Transfer<Item>[] {
    return this.#planned;
  }

  add(...transfers: readonly Transfer<Item>[]): void {
    for (const transfer of transfers) {
      const { from, to, item, quantity } = transfer;
      this.#planned.push(transfer);
      this.#change(from, item, -quantity);
      this.#change(to, item, quantity);
    }
  }

  /** The owner's holding after the transfers. */
  held(owner: Owner, item: ItemCode): number {
    return held(this.state, owner, item) + (this.#changes.get(keyOf(owner, item)) ?? 0);
  }

  #change(owner: Owner, item: Item, by: number): void {
    const key = keyOf(owner, item);
    this.#changes.set(key, (this.#changes.get(key) ?? 0) + by);
  }
}

const keyOf = (owner: Owner, item: ItemCode): string => `${owner} ${item}`;

/** The event, with its transfers reduced to the amounts that the Bank can issue. */
function issued<E extends object>(state: LedgerTables, event: E): E {
  if (!('transfers' in event) || !Array.isArray(event.transfers)) return event;
  return { ...event, transfers: issuable(state, event.transfers as readonly Transfer[]) };
}

/**
 * A turn whose events issue no more of an item than the Bank can, so that sums of an item stay
 * exact [ruling P16].
 */
export function issuing<State extends LedgerTables, Event extends object>(
  turn: Turn<State, Event>,
): Turn<State, Event> {
  return {
    ...turn,
    emit: (event) => {
      turn.emit(issued(turn.state, event));
    },
    as: (actor, now) => issuing(turn.as(actor, now)),
  };
}
