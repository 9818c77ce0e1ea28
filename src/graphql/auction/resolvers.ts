import { latestBids, lotOfNumber, lotsOf, participationOf } from '../../round';
import { findInSeason } from '../context/access';
import type { Resolvers } from '../generated/resolvers';
import { partGlobalId } from '../ids/global-ids';
import { orNull } from '../input/checks';
import { pageByOrdinal } from '../pagination/page';
import { SeasonSource } from '../snapshots/season-source';
import { bidSource, lotSource } from '../nodes/sources';
import { auctionUpdated } from './auction-updated';
import { isOfKind } from '../house/lot-fields';

export const auctionResolvers: Resolvers = {
  Subscription: { auctionUpdated },
  Round: { auction: async (source) => ({ reading: await source.reading() }) },
  Auction: {
    id: ({ reading }) => partGlobalId('Auction', reading.record.id),
    round: ({ reading }) => SeasonSource.of(reading),
    seq: ({ reading }) => reading.record.seq,
    lots: ({ reading }, { status, kind, ...asked }) => {
      const lots = lotsOf(reading.state, orNull(status)).filter(isOfKind(orNull(kind)));
      return pageByOrdinal(lots, asked, (row) => lotSource(reading, row));
    },
    lot: (source, { number }, context) =>
      findInSeason(context, source.reading, (reading) => {
        const row = lotOfNumber(reading.state, number);
        return row === null ? null : lotSource(reading, row);
      }),
    bids: ({ reading }) => latestBids(reading.state).map((row) => bidSource(reading, row)),
    participation: ({ reading }) => participationOf(reading.state),
  },
};
