import { BANK, holdingsOf, invariant } from '../../kernel';
import type { ItemCode, Owner, Transfer } from '../../kernel';
import { cardName, cardOfCode } from '../../rulesets';
import type { Card, RoundRuleset } from '../../rulesets';
import type { CardView, HoldingView, OwnerView, TransferView } from '../../season';
import {
  GALLERY,
  contractOfOwner,
  duckOfOwner,
  lotOfOwner,
  playerOfOwner,
  tableOfOwner,
} from '../model/owners';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { ItemAmount } from '../model/items';
import { nameOfItem } from '../model/wording';
import type { ContractId, DuckId, LotId, TableId } from '../model/ids';
import type { CountedCard } from '../hands/vocabulary';

export type CountedCardView = { readonly card: CardView; readonly count: number };
export type RoundOwnerView =
  | OwnerView
  | { readonly kind: 'LOT'; readonly id: LotId }
  | { readonly kind: 'TABLE'; readonly id: TableId }
  | { readonly kind: 'CONTRACT'; readonly id: ContractId }
  | { readonly kind: 'DUCK'; readonly id: DuckId }
  | { readonly kind: 'GALLERY'; readonly id: null };
export type RoundTransferView = TransferView<RoundOwnerView>;

export function cardView({ deck }: RoundRuleset, { rank, suit }: Card): CardView {
  return { rank, suit, name: cardName(deck, { rank, suit }) };
}

export function countedCardView(
  ruleset: RoundRuleset,
  { count, ...card }: CountedCard,
): CountedCardView {
  return { card: cardView(ruleset, card), count };
}

function itemView(state: RoundState, item: ItemCode, quantity: number): HoldingView {
  const card = cardOfCode(item);
  return {
    item,
    name: nameOfItem(state, item, quantity),
    card: card === null ? null : cardView(rulesetOf(state), card),
    quantity,
  };
}

/** All holdings of an owner, in order of item code. */
export function holdingsView(state: RoundState, owner: Owner): HoldingView[] {
  return holdingsOf(state, owner).map(({ item, quantity }) => itemView(state, item, quantity));
}

/** The amounts of a row or an event, in their order. */
export function amountsView(state: RoundState, amounts: readonly ItemAmount[]): HoldingView[] {
  return amounts.map(({ item, quantity }) => itemView(state, item, quantity));
}

export function ownerView(owner: Owner): RoundOwnerView {
  const player = playerOfOwner(owner);
  if (player !== null) return { kind: 'PLAYER', id: player };
  const lot = lotOfOwner(owner);
  if (lot !== null) return { kind: 'LOT', id: lot };
  const table = tableOfOwner(owner);
  if (table !== null) return { kind: 'TABLE', id: table };
  const contract = contractOfOwner(owner);
  if (contract !== null) return { kind: 'CONTRACT', id: contract };
  const duck = duckOfOwner(owner);
  if (duck !== null) return { kind: 'DUCK', id: duck };
  if (owner === GALLERY) return { kind: 'GALLERY', id: null };
  invariant(owner === BANK, `a kind of owner that is shown: ${owner}`);
  return { kind: 'BANK', id: null };
}

export function transferView(state: RoundState, transfer: Transfer): RoundTransferView {
  const { from, to, item, quantity } = transfer;
  return {
    ...itemView(state, item, quantity),
    from: ownerView(from),
    to: ownerView(to),
  };
}
