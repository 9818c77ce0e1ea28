import { duckOwner, ducksOf, holdingsView, listDucks } from '../../round';
import { isRound } from '../snapshots/by-game';
import type { Resolvers } from '../generated/resolvers';
import { orNull } from '../input/checks';
import { readPlayerOf } from '../input/players';
import { pageByOrdinal } from '../pagination/page';
import { printDateTime } from '../scalars/date-time';
import { duckSource, globalIdOf, playerOf } from '../nodes/sources';
import { createDuck } from './create-duck';
import { duckOf } from './duck-source';
import { tradeWithDuck } from './trade-with-duck';

export const duckResolvers: Resolvers = {
  Mutation: { createDuck, tradeWithDuck },
  Round: {
    ducks: async (source, { playerId, former, ...asked }) => {
      const reading = await source.reading();
      const player =
        typeof playerId === 'string' ? readPlayerOf(source.record.id, 'playerId', playerId) : null;
      const rows = listDucks(reading.state, player, orNull(former) ?? false);
      return pageByOrdinal(rows, asked, (row) => duckSource(reading, row));
    },
  },
  Player: {
    ducks: ({ reading, row }) =>
      isRound(reading)
        ? ducksOf(reading.state, row.id).map((duck) => duckSource(reading, duck))
        : [],
  },
  Owner: {
    duck: ({ reading, owner: { kind, id } }) =>
      isRound(reading) && kind === 'DUCK' ? duckOf(reading, id) : null,
  },
  Duck: {
    id: globalIdOf,
    name: ({ row }) => row.name,
    owner: ({ reading, row }) => playerOf(reading, row.playerId),
    createdAt: ({ row }) => printDateTime(row.createdAtMs),
    lostAt: ({ row: { lostAtMs } }) => (lostAtMs === null ? null : printDateTime(lostAtMs)),
    holdings: ({ reading, row }) => holdingsView(reading.state, duckOwner(row.id)),
  },
};
