import type { Owner } from '../../kernel';
import { GALLERY, itemOfWork, ownerOf, ownerView, thirdPartyBids, worksWith } from '../../round';
import type { Resolvers } from '../generated/resolvers';
import { readPlayerOf } from '../input/local-ids';
import { globalIdOf, lotSource, proposalSource, workSource } from '../nodes/sources';
import type { WorkOfArtSource } from '../nodes/sources';
import { pageByOrdinal } from '../pagination/page';
import type { CountedPage } from '../pagination/page';
import type { PageArguments } from '../pagination/page-arguments';
import type { RoundSnapshot } from '../snapshots/by-game';
import { printDateTime } from '../scalars/date-time';
import { createPlayerLot, createWorkOfArt, generateThirdPartyBid } from './mutations';
import { houseLotFields } from './lot-fields';

const page = (
  snapshot: RoundSnapshot,
  owner: Owner | null,
  asked: PageArguments,
): CountedPage<WorkOfArtSource> =>
  pageByOrdinal(worksWith(snapshot.state, owner), asked, (row) => workSource(snapshot, row));

/** Player Lots, third parties, Works of Art and the Gallery. */
export const houseResolvers: Resolvers = {
  Mutation: { createPlayerLot, generateThirdPartyBid, createWorkOfArt },
  Round: {
    gallery: async (source, args) => page(await source.snapshot(), GALLERY, args),
    worksOfArt: async (source, { playerId, ...args }) => {
      const owner =
        typeof playerId === 'string'
          ? ownerOf(readPlayerOf(source.record.id, 'playerId', playerId))
          : null;
      return page(await source.snapshot(), owner, args);
    },
  },
  Auction: {
    thirdPartyBids: ({ snapshot }) =>
      thirdPartyBids(snapshot.state).map(({ lot, bid }) => ({
        lot: lotSource(snapshot, lot),
        bid,
      })),
  },
  ThirdPartyBid: {
    lot: ({ lot }) => lot,
    amount: ({ bid }) => bid.amount,
    placedAt: ({ bid }) => printDateTime(bid.madeAtMs),
  },
  Lot: houseLotFields,
  WorkValue: {
    work: ({ snapshot, workId }) => workSource(snapshot, snapshot.state.need('works', workId)),
  },
  WorkOfArt: {
    id: globalIdOf,
    item: ({ row }) => itemOfWork(row.id),
    title: ({ row }) => row.title,
    artist: ({ row }) => row.artist,
    value: ({ row }) => row.value,
    imageUrl: ({ row }) => row.imageUrl,
    owner: ({ snapshot, row }) => ({ snapshot, owner: ownerView(row.owner) }),
    proposal: ({ snapshot, row: { proposalId } }) =>
      proposalId === null
        ? null
        : proposalSource(snapshot, snapshot.state.need('proposals', proposalId)),
    createdAt: ({ row }) => printDateTime(row.createdAtMs),
  },
};
