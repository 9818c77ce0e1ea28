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
      const reading = await source.reading();
      const party =
        typeof playerId === 'string' ? readPlayerOf(source.record.id, 'playerId', playerId) : null;
      return pageByOrdinal(tradesOf(reading.state, party, orNull(status)), asked, (row) =>
        tradeSource(reading, row),
      );
    },
  },
  Trade: {
    id: globalIdOf,
    from: ({ reading, row }) => playerOf(reading, row.fromId),
    to: ({ reading, row }) => playerOf(reading, row.toId),
    give: ({ reading, row }) => amountsView(reading.state, row.give),
    get: ({ reading, row }) => amountsView(reading.state, row.get),
    counterTo: ({ reading, row: { counterTo } }) =>
      counterTo === null ? null : tradeOf(reading, counterTo),
    offeredAt: ({ row }) => printDateTime(row.offeredAtMs),
    status: ({ row }) => row.status,
    endedAt: ({ row: { endedAtMs } }) => (endedAtMs === null ? null : printDateTime(endedAtMs)),
    lacks: ({ reading, row }) => row.lacks.map((lack) => ({ reading, ...lack })),
  },
  TradeLack: {
    player: ({ reading, playerId }) => playerOf(reading, playerId),
  },
};
