import { playerId } from '../../kernel';
import type { Holding, Owner, Transfer } from '../../kernel';
import type { HoldingView, OwnerView, TransferView } from '../../round';

/** Pegs are the only items of a dynasty. */
const pegs = (item: string, quantity: number): HoldingView => ({
  item,
  name: quantity === 1 ? 'Peg' : 'Pegs',
  card: null,
  quantity,
});

const PLAYER = /^player:(p\d+)$/;

function ownerView(owner: Owner): OwnerView {
  const player = PLAYER.exec(owner)?.[1];
  const nothing = { lotId: null, tableId: null, contractId: null, duckId: null };
  return player === undefined
    ? { kind: 'BANK', playerId: null, ...nothing }
    : { kind: 'PLAYER', playerId: playerId(player), ...nothing };
}

export const dynastyHolding = ({ item, quantity }: Holding): HoldingView => pegs(item, quantity);

export const dynastyTransfer = ({ from, to, item, quantity }: Transfer): TransferView => ({
  ...pegs(item, quantity),
  from: ownerView(from),
  to: ownerView(to),
});
