/** Owners and items in the sentences of effects. */
import { listedUpTo, ordinalOf, quoted } from '../../kernel';
import type { Owner, PlayerId } from '../../kernel';
import type { TableId } from '../model/ids';
import type { ItemAmount } from '../model/items';
import { contractOfOwner, duckOfOwner, lotOfOwner, playerOfOwner } from '../model/owners';
import type { RoundState } from '../model/state';
import { itemText, nameOf } from '../model/wording';

/** The most amounts that a sentence names. */
const MOST_AMOUNTS = 6;

export const itemsText = (
  state: RoundState,
  { items }: { readonly items: readonly ItemAmount[] },
): string =>
  listedUpTo(
    items.map(({ item, quantity }) => itemText(state, item, quantity)),
    MOST_AMOUNTS,
  );

/** An owner in a sentence: "Ann", "lot 4", "the Gallery". */
export function ownerText(state: RoundState, owner: Owner): string {
  const playerId = playerOfOwner(owner);
  if (playerId !== null) return nameOf(state, playerId);
  const duckId = duckOfOwner(owner);
  if (duckId !== null) {
    const duck = state.need('ducks', duckId);
    return `the duck ${quoted(duck.name)} of ${nameOf(state, duck.playerId)}`;
  }
  const contractId = contractOfOwner(owner);
  if (contractId !== null) return `contract ${ordinalOf(contractId)}`;
  const lotId = lotOfOwner(owner);
  return lotId === null ? 'the Gallery' : `lot ${state.need('lots', lotId).number}`;
}

export const seatedAt = (state: RoundState, tableId: TableId): readonly PlayerId[] =>
  state.by('sittings', 'table', tableId).map(({ playerId }) => playerId);
