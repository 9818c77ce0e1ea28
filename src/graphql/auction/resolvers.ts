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
  Round: { auction: async (source) => ({ snapshot: await source.snapshot() }) },
  Auction: {
    id: ({ snapshot }) => partGlobalId('Auction', snapshot.record.id),
    round: ({ snapshot }) => SeasonSource.of(snapshot),
    seq: ({ snapshot }) => snapshot.record.seq,
    lots: ({ snapshot }, { status, kind, ...asked }) => {
      const lots = lotsOf(snapshot.state, orNull(status)).filter(isOfKind(orNull(kind)));
      return pageByOrdinal(lots, asked, (row) => lotSource(snapshot, row));
    },
    lot: (source, { number }, context) =>
      findInSeason(context, source.snapshot, (snapshot) => {
        const row = lotOfNumber(snapshot.state, number);
        return row === null ? null : lotSource(snapshot, row);
      }),
    bids: ({ snapshot }) => latestBids(snapshot.state).map((row) => bidSource(snapshot, row)),
    participation: ({ snapshot }) => participationOf(snapshot.state),
  },
};
