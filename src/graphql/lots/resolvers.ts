import { bidsOfLot, cardsOfLot } from '../../round';
import { readLooseSeed } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';
import type { Resolvers } from '../generated/resolvers';
import { printDateTime } from '../scalars/date-time';
import { bidSource, globalIdOf, playerOf } from '../nodes/sources';

const generateLot: MutationField<'generateLot'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, () => ({
    type: 'GenerateLot',
    clientSeed: readLooseSeed(input),
  }));

export const lotResolvers: Resolvers = {
  Mutation: { generateLot },
  Lot: {
    id: globalIdOf,
    number: ({ row }) => row.number,
    cards: ({ snapshot, row }) => cardsOfLot(snapshot.state, row),
    status: ({ row }) => row.status,
    generatedAt: ({ row }) => printDateTime(row.generatedAtMs),
    bids: ({ snapshot, row }) =>
      bidsOfLot(snapshot.state, row.id).map((bid) => bidSource(snapshot, bid)),
    winner: ({ snapshot, row: { winnerId } }) =>
      winnerId === null ? null : playerOf(snapshot, winnerId),
    price: ({ row }) => row.price,
    soldAt: ({ row: { soldAtMs } }) => (soldAtMs === null ? null : printDateTime(soldAtMs)),
  },
};
