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

const placeBid: MutationField<'placeBid'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'PlaceBid',
    lotId: readLocalOf(seasonId, 'Lot', 'lotId', input.lotId),
    amount: input.amount,
  }));

export const biddingResolvers: Resolvers = {
  Mutation: { placeBid },
  Auction: {
    procedure: ({ snapshot }) => biddingProcedure(snapshot.state),
    biddingClosesAt: ({ snapshot }) => {
      const at = biddingClosesAt(snapshot.state, snapshot.now);
      return at === null ? null : printDateTime(at);
    },
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
    placedAt: ({ row: { placedAtMs } }) => (placedAtMs === null ? null : printDateTime(placedAtMs)),
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
