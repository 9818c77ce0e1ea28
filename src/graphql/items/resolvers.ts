import type { Resolvers } from '../generated/resolvers';
import { isRound } from '../snapshots/by-game';
import { lotOf, playerOf, tableOf } from '../nodes/sources';

export const itemResolvers: Resolvers = {
  Transfer: {
    item: ({ transfer }) => transfer.item,
    name: ({ transfer }) => transfer.name,
    card: ({ transfer }) => transfer.card,
    quantity: ({ transfer }) => transfer.quantity,
    from: ({ snapshot, transfer }) => ({ snapshot, owner: transfer.from }),
    to: ({ snapshot, transfer }) => ({ snapshot, owner: transfer.to }),
  },
  Owner: {
    kind: ({ owner }) => owner.kind,
    player: ({ snapshot, owner: { kind, id } }) =>
      kind === 'PLAYER' ? playerOf(snapshot, id) : null,
    lot: ({ snapshot, owner: { kind, id } }) =>
      isRound(snapshot) && kind === 'LOT' ? lotOf(snapshot, id) : null,
    table: ({ snapshot, owner: { kind, id } }) =>
      isRound(snapshot) && kind === 'TABLE' ? tableOf(snapshot, id) : null,
  },
};
