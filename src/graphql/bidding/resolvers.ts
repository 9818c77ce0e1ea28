import {
  biddingClosesAt,
  biddingProcedure,
  leadingBid,
  lotProcedure,
  openMinimum,
} from '../../round';
import { readLocalOf } from '../input/local-ids';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';
import type { Resolvers } from '../generated/resolvers';
import { findRow } from '../nodes/find-row';
import { printDateTime } from '../scalars/date-time';
import { bidSource, globalIdOf, lotOf, playerOf } from '../nodes/sources';

export const placeBid: MutationField<'placeBid'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'PlaceBid',
    lotId: readLocalOf(seasonId, 'Lot', 'lotId', input.lotId),
    amount: input.amount,
  }));

export const biddingResolvers: Resolvers = {
  Mutation: { placeBid },
  Auction: {
    procedure: ({ reading }) => biddingProcedure(reading.state),
    biddingClosesAt: ({ reading }) => {
      const at = biddingClosesAt(reading.state, reading.now);
      return at === null ? null : printDateTime(at);
    },
  },
  Lot: {
    procedure: ({ reading, row }) => lotProcedure(reading.state, row),
    leadingBid: ({ reading, row }) => {
      const bid = leadingBid(reading.state, row);
      return bid === null ? null : bidSource(reading, bid);
    },
    minimumBid: ({ reading, row }) => openMinimum(reading.state, row),
  },
  Bid: {
    id: globalIdOf,
    player: ({ reading, row }) => playerOf(reading, row.playerId),
    lotNumber: ({ row }) => row.lotNumber,
    lot: ({ reading, row: { lotId } }) => (lotId === null ? null : lotOf(reading, lotId)),
    amount: ({ row }) => row.amount,
    week: ({ row }) => row.week,
    written: ({ row }) => row.written,
    status: ({ row }) => row.status,
    failure: ({ row }) => row.failure,
    placedAt: ({ row: { placedAtMs } }) => (placedAtMs === null ? null : printDateTime(placedAtMs)),
  },
  PlaceBidPayload: {
    lot: ({ reading, subject }) => {
      if (reading === null || subject === null) return null;
      const bid = findRow(reading, 'Bid', subject);
      if (bid?.type !== 'Bid' || bid.row.lotId === null) return null;
      return lotOf(bid.reading, bid.row.lotId);
    },
  },
};
