import { bidsOfLot, cardsOfLot } from '../../round';
import { readLooseSeed } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';
import type { Resolvers } from '../generated/resolvers';
import { printDateTime } from '../scalars/date-time';
import { bidSource, globalIdOf, playerOf } from '../nodes/sources';

export const generateLot: MutationField<'generateLot'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, () => ({
    type: 'GenerateLot',
    clientSeed: readLooseSeed(input),
  }));

export const lotResolvers: Resolvers = {
  Mutation: { generateLot },
  Lot: {
    id: globalIdOf,
    number: ({ row }) => row.number,
    cards: ({ reading, row }) => cardsOfLot(reading.state, row),
    status: ({ row }) => row.status,
    generatedAt: ({ row }) => printDateTime(row.generatedAtMs),
    bids: ({ reading, row }) =>
      bidsOfLot(reading.state, row.id).map((bid) => bidSource(reading, bid)),
    winner: ({ reading, row: { winnerId } }) =>
      winnerId === null ? null : playerOf(reading, winnerId),
    price: ({ row }) => row.price,
    soldAt: ({ row: { soldAtMs } }) => (soldAtMs === null ? null : printDateTime(soldAtMs)),
  },
};
