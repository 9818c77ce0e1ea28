import { LONGEST_DUCK_NAME, duckOwner, ducksOf, holdingsView, listDucks } from '../../round';
import { readName, orNull } from '../input/checks';
import { readPlayerOf, readLocalOf } from '../input/local-ids';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';
import { readItems } from '../input/cards';
import { isRound } from '../snapshots/by-game';
import type { Resolvers } from '../generated/resolvers';
import { pageByOrdinal } from '../pagination/page';
import { printDateTime } from '../scalars/date-time';
import { duckSource, globalIdOf, playerOf } from '../nodes/sources';
import { duckOf } from './sources';

const createDuck: MutationField<'createDuck'> = (_root, { input }, context) =>
  submit(context, 'HOST', input, ({ seasonId }) => ({
    type: 'CreateDuck',
    playerId: readPlayerOf(seasonId, 'playerId', input.playerId),
    name: readName('name', input.name, LONGEST_DUCK_NAME),
  }));

const tradeWithDuck: MutationField<'tradeWithDuck'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'TradeWithDuck',
    duckId: readLocalOf(seasonId, 'Duck', 'duckId', input.duckId),
    give: readItems('give', input.give, 0),
    take: readItems('take', input.take, 0),
  }));

export const duckResolvers: Resolvers = {
  Mutation: { createDuck, tradeWithDuck },
  Round: {
    ducks: async (source, { playerId, former, ...asked }) => {
      const snapshot = await source.snapshot();
      const player =
        typeof playerId === 'string' ? readPlayerOf(source.record.id, 'playerId', playerId) : null;
      const rows = listDucks(snapshot.state, player, orNull(former) ?? false);
      return pageByOrdinal(rows, asked, (row) => duckSource(snapshot, row));
    },
  },
  Player: {
    ducks: ({ snapshot, row }) =>
      isRound(snapshot)
        ? ducksOf(snapshot.state, row.id).map((duck) => duckSource(snapshot, duck))
        : [],
  },
  Owner: {
    duck: ({ snapshot, owner: { kind, id } }) =>
      isRound(snapshot) && kind === 'DUCK' ? duckOf(snapshot, id) : null,
  },
  Duck: {
    id: globalIdOf,
    name: ({ row }) => row.name,
    owner: ({ snapshot, row }) => playerOf(snapshot, row.playerId),
    createdAt: ({ row }) => printDateTime(row.createdAtMs),
    lostAt: ({ row: { lostAtMs } }) => (lostAtMs === null ? null : printDateTime(lostAtMs)),
    holdings: ({ snapshot, row }) => holdingsView(snapshot.state, duckOwner(row.id)),
  },
};
