import { amountsView, tradesOf } from '../../round';
import type { Resolvers } from '../generated/resolvers';
import { orNull } from '../input/checks';
import { readPlayerOf } from '../input/local-ids';
import { pageByOrdinal } from '../pagination/page';
import { printDateTime } from '../scalars/date-time';
import { globalIdOf, playerOf, tradeSource } from '../nodes/sources';
import { acceptTrade, cancelTrade, declineTrade, offerTrade } from './mutations';
import { tradeOf } from './sources';

export const tradeResolvers: Resolvers = {
  Mutation: { offerTrade, acceptTrade, declineTrade, cancelTrade },
  Round: {
    trades: async (source, { status, playerId, ...asked }) => {
      const snapshot = await source.snapshot();
      const party =
        typeof playerId === 'string' ? readPlayerOf(source.record.id, 'playerId', playerId) : null;
      return pageByOrdinal(tradesOf(snapshot.state, party, orNull(status)), asked, (row) =>
        tradeSource(snapshot, row),
      );
    },
  },
  Trade: {
    id: globalIdOf,
    from: ({ snapshot, row }) => playerOf(snapshot, row.fromId),
    to: ({ snapshot, row }) => playerOf(snapshot, row.toId),
    give: ({ snapshot, row }) => amountsView(snapshot.state, row.give),
    get: ({ snapshot, row }) => amountsView(snapshot.state, row.get),
    counterTo: ({ snapshot, row: { counterTo } }) =>
      counterTo === null ? null : tradeOf(snapshot, counterTo),
    offeredAt: ({ row }) => printDateTime(row.offeredAtMs),
    status: ({ row }) => row.status,
    endedAt: ({ row: { endedAtMs } }) => (endedAtMs === null ? null : printDateTime(endedAtMs)),
    lacks: ({ snapshot, row }) => row.lacks.map((lack) => ({ snapshot, ...lack })),
  },
  TradeLack: {
    player: ({ snapshot, playerId }) => playerOf(snapshot, playerId),
  },
};
