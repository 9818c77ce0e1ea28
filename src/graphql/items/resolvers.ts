import type { Resolvers } from '../generated/resolvers';
import { isRound } from '../submit';
import { lotOf, playerOf, tableOf } from '../sources';

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
    player: ({ reading, owner: { playerId } }) =>
      playerId === null ? null : playerOf(reading, playerId),
    lot: ({ reading, owner: { lotId } }) =>
      isRound(reading) && lotId !== null ? lotOf(reading, lotId) : null,
    table: ({ reading, owner: { tableId } }) =>
      isRound(reading) && tableId !== null ? tableOf(reading, tableId) : null,
  },
};
