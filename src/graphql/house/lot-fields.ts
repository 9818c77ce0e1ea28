import { isPlayerLot, itemsOfLot, lotOwner, worksWith } from '../../round';
import type { LotRow } from '../../round';
import type { LotKind, LotResolvers } from '../generated/resolvers';
import { playerOf, workSource } from '../nodes/sources';

const kindOf = (lot: LotRow): LotKind => (isPlayerLot(lot) ? 'PLAYER' : 'HOUSE');

/** True if the lot is of this kind; null matches every kind. */
export const isOfKind =
  (kind: LotKind | null) =>
  (lot: LotRow): boolean =>
    kind === null || kindOf(lot) === kind;

/** The fields of a lot that concern Player Lots. */
export const houseLotFields = {
  kind: ({ row }) => kindOf(row),
  creator: ({ snapshot, row: { creatorId } }) =>
    creatorId === null ? null : playerOf(snapshot, creatorId),
  items: ({ snapshot, row }) => itemsOfLot(snapshot.state, row),
  works: ({ snapshot, row }) =>
    worksWith(snapshot.state, lotOwner(row.id)).map((work) => workSource(snapshot, work)),
  thirdPartyBid: ({ row }) => row.thirdParty?.amount ?? null,
} satisfies LotResolvers;
