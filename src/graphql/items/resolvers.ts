import type { Resolvers } from '../generated/resolvers';
import { isRound } from '../snapshots/by-game';
import { lotOf, playerOf, tableOf } from '../nodes/sources';

export const itemResolvers: Resolvers = {
  Transfer: {
    item: ({ transfer }) => transfer.item,
    name: ({ transfer }) => transfer.name,
    card: ({ transfer }) => transfer.card,
    quantity: ({ transfer }) => transfer.quantity,
    from: ({ reading, transfer }) => ({ reading, owner: transfer.from }),
    to: ({ reading, transfer }) => ({ reading, owner: transfer.to }),
  },
  Owner: {
    kind: ({ owner }) => owner.kind,
    player: ({ reading, owner: { kind, id } }) =>
      kind === 'PLAYER' ? playerOf(reading, id) : null,
    lot: ({ reading, owner: { kind, id } }) =>
      isRound(reading) && kind === 'LOT' ? lotOf(reading, id) : null,
    table: ({ reading, owner: { kind, id } }) =>
      isRound(reading) && kind === 'TABLE' ? tableOf(reading, id) : null,
  },
};
