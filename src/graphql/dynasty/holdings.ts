import type { Holding, ItemCode, Owner, Transfer } from '../../kernel';
import type { HoldingView, OwnerView, TransferView } from '../../round';
import { playerOfOwner } from '../../season';

/** Pegs are the only items of a dynasty. */
const pegs = (item: ItemCode, quantity: number): HoldingView => ({
  item,
  name: quantity === 1 ? 'Peg' : 'Pegs',
  card: null,
  quantity,
});

function ownerView(owner: Owner): OwnerView {
  const playerId = playerOfOwner(owner);
  const nothing = { lotId: null, tableId: null, contractId: null, duckId: null };
  return { kind: playerId === null ? 'BANK' : 'PLAYER', playerId, ...nothing };
}

export const dynastyHolding = ({ item, quantity }: Holding): HoldingView => pegs(item, quantity);

export const dynastyTransfer = ({ from, to, item, quantity }: Transfer): TransferView => ({
  ...pegs(item, quantity),
  from: ownerView(from),
  to: ownerView(to),
});
