import { holdingsOf } from '../../kernel';
import type { ItemCode, Owner, PlayerId, Transfer } from '../../kernel';
import type { ItemCount } from '../../rulesets';
import { playerOfOwner } from '../../season';
import type { HoldingView, OwnerView, TransferView } from '../../season';
import { ownerOf } from '../model/state';
import type { DynastyState } from '../model/state';

/** Pegs are the only items of a dynasty. */
const pegs = (item: ItemCode, quantity: number): HoldingView => ({
  item,
  name: quantity === 1 ? 'Peg' : 'Pegs',
  card: null,
  quantity,
});

/** The amounts that an effect gives or takes. */
export const amountsView = (amounts: readonly ItemCount[]): HoldingView[] =>
  amounts.map(({ item, quantity }) => pegs(item, quantity));

export const holdingsView = (state: DynastyState, player: PlayerId): HoldingView[] =>
  holdingsOf(state, ownerOf(player)).map(({ item, quantity }) => pegs(item, quantity));

function ownerView(owner: Owner): OwnerView {
  const id = playerOfOwner(owner);
  return id === null ? { kind: 'BANK', id } : { kind: 'PLAYER', id };
}

export const transferView = ({ from, to, item, quantity }: Transfer): TransferView => ({
  ...pegs(item, quantity),
  from: ownerView(from),
  to: ownerView(to),
});
