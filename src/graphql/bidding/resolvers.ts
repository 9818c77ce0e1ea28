import {
  auctionConcludesAt,
  biddingClosesAt,
  biddingOpensAt,
  biddingProcedure,
  leadingBid,
  lotProcedure,
  openMinimum,
} from '../../round';
import type { Instant } from '../../kernel';
import { readLocalOf } from '../input/local-ids';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';
import type { Resolvers } from '../generated/resolvers';
import { findRow } from '../nodes/find-row';
import { printDateTime } from '../scalars/date-time';
import { bidSource, globalIdOf, lotOf, playerOf } from '../nodes/sources';

const placeBid: MutationField<'placeBid'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'PlaceBid',
    lotId: readLocalOf(seasonId, 'Lot', 'lotId', input.lotId),
    amount: input.amount,
  }));

const printAt = (at: Instant | null): string | null => (at === null ? null : printDateTime(at));

export const biddingResolvers: Resolvers = {
  Mutation: { placeBid },
  Auction: {
    procedure: ({ snapshot }) => biddingProcedure(snapshot.state),
    biddingClosesAt: ({ snapshot }) => printAt(biddingClosesAt(snapshot.state, snapshot.now)),
    biddingOpensAt: ({ snapshot }) => printAt(biddingOpensAt(snapshot.state, snapshot.now)),
    concludesAt: ({ snapshot }) => printAt(auctionConcludesAt(snapshot.state, snapshot.now)),
  },
  Lot: {
    procedure: ({ snapshot, row }) => lotProcedure(snapshot.state, row),
    leadingBid: ({ snapshot, row }) => {
      const bid = leadingBid(snapshot.state, row);
      return bid === null ? null : bidSource(snapshot, bid);
    },
    minimumBid: ({ snapshot, row }) => openMinimum(snapshot.state, row),
  },
  Bid: {
    id: globalIdOf,
    player: ({ snapshot, row }) => playerOf(snapshot, row.playerId),
    lotNumber: ({ row }) => row.lotNumber,
    lot: ({ snapshot, row: { lotId } }) => (lotId === null ? null : lotOf(snapshot, lotId)),
    amount: ({ row }) => row.amount,
    week: ({ row }) => row.week,
    written: ({ row }) => row.written,
    status: ({ row }) => row.status,
    failure: ({ row }) => row.failure,
    placedAt: ({ row: { placedAtMs } }) => printAt(placedAtMs),
  },
  PlaceBidPayload: {
    lot: ({ snapshot, subject }) => {
      if (snapshot === null || subject === null) return null;
      const bid = findRow(snapshot, 'Bid', subject);
      if (bid?.type !== 'Bid' || bid.row.lotId === null) return null;
      return lotOf(bid.snapshot, bid.row.lotId);
    },
  },
};
