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

/** The owner's holding after the transfers. */
export const heldAfter = (
  state: LedgerTables,
  transfers: readonly Transfer[],
  owner: Owner,
  item: ItemCode,
): number =>
  transfers
    .filter((transfer) => transfer.item === item)
    .reduce(
      (sum, { from, to, quantity }) =>
        sum + (to === owner ? quantity : 0) - (from === owner ? quantity : 0),
      held(state, owner, item),
    );

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
