/** A rehearsal's host gives items, so that a situation can be tried. */
import { mint } from '../../kernel';
import { unlessOver, unlessRehearsal } from '../access';
import { summed, unlessKnown, unlessNatural } from '../amounts';
import type { Asked, GrantItems } from '../command';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { ownerOf, presentPlayer } from '../state';
import type { RoundTurn } from '../turn';

export const MOST_GRANTED = 1_000_000_000;
export const MOST_ENTRIES = 300;

export function grantItems(
  turn: RoundTurn,
  { playerId, items }: Asked<GrantItems>,
): RoundRefusal | null {
  const { state } = turn;
  const refusal =
    unlessRehearsal(state) ??
    unlessOver(state, 'seasons') ??
    (presentPlayer(state, playerId) === null
      ? refuse('PLAYER_NOT_FOUND', 'players', { playerId })
      : null) ??
    unlessKnown(state, items) ??
    unlessNatural(items);
  if (refusal !== null) return refusal;
  const transfers = mint(ownerOf(playerId), summed(items));
  turn.emit({ type: 'ItemsGranted', playerId, transfers });
  return null;
}

export function unlessKnown(state: RoundState, items: GrantItems['items']): RoundRefusal | null {
  const unknown = items.find(({ item }) => !isItem(rulesetOf(state), item));
  if (unknown === undefined) return null;
  const { item } = unknown;
  return isCardItem(item)
    ? refuse('CARD_UNKNOWN', 'cards', { item })
    : refuse('ITEM_UNKNOWN', 'items', { item });
}

export function unlessNatural(items: GrantItems['items']): RoundRefusal | null {
  const wrong = items.find(({ quantity }) => !Number.isInteger(quantity) || quantity < 1);
  if (wrong === undefined) return null;
  const { item, quantity } = wrong;
  return refuse('AMOUNT_NOT_NATURAL', 'items', { item, amount: quantity });
}

/** Each item once, in the order in which they are named. */
export function summed(items: GrantItems['items']): Map<ItemCode, number> {
  const sums = new Map<ItemCode, number>();
  for (const { item, quantity } of items) sums.set(item, (sums.get(item) ?? 0) + quantity);
  return sums;
}
