import { bidsOfLot, cardsOfLot, lastBids, lotOfNumber, lotsOf, participationOf } from '../../round';
import { findIn } from '../access';
import type { Resolvers } from '../generated/resolvers';
import { orNull } from '../input/checks';
import { pageByOrdinal } from '../page';
import { printDateTime } from '../scalars/date-time';
import { SeasonSource } from '../seasons/season-source';
import { bidSource, globalIdOf, lotOf, lotSource, playerOf } from '../sources';
import { auctionUpdated } from './auction-updated';
import { isOfKind } from '../house/lot-fields';
import { generateLot } from './generate-lot';

export const auctionResolvers: Resolvers = {
  Mutation: { generateLot },
  Subscription: { auctionUpdated },
  Round: { auction: async (source) => ({ reading: await source.reading() }) },
  Auction: {
    round: ({ reading }) => SeasonSource.of(reading),
    seq: ({ reading }) => reading.record.seq,
    lots: ({ reading }, { status, kind, first, after }) => {
      const lots = lotsOf(reading.state, orNull(status)).filter(isOfKind(orNull(kind)));
      return pageByOrdinal(lots, { first, after }, (row) => lotSource(reading, row));
    },
    lot: (source, { number }, context) =>
      findIn(context, source.reading, (reading) => {
        const row = lotOfNumber(reading.state, number);
        return row === null ? null : lotSource(reading, row);
      }),
    bids: ({ reading }) => lastBids(reading.state).map((row) => bidSource(reading, row)),
    participation: ({ reading }) => participationOf(reading.state),
  },
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
  Bid: {
    id: globalIdOf,
    player: ({ reading, row }) => playerOf(reading, row.playerId),
    lotNumber: ({ row }) => row.lotNumber,
    lot: ({ reading, row: { lotId } }) => (lotId === null ? null : lotOf(reading, lotId)),
    amount: ({ row }) => row.amount,
    written: ({ row }) => row.written,
    status: ({ row }) => row.status,
    failure: ({ row }) => row.failure,
  },
};
