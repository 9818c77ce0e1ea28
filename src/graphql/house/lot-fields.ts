import { isPlayerLot, itemsOfLot, lotOwner, worksWith } from '../../round';
import type { LotRow } from '../../round';
import type { LotKind, LotResolvers } from '../generated/resolvers';
import { playerOf, workSource } from '../nodes/sources';

const kindOf = (lot: LotRow): LotKind => (isPlayerLot(lot) ? 'PLAYER' : 'HOUSE');

/** Of one kind, or of any. */
export const isOfKind =
  (kind: LotKind | null) =>
  (lot: LotRow): boolean =>
    kind === null || kindOf(lot) === kind;

/** What else a lot has where players make lots of their own. */
export const houseLotFields = {
  kind: ({ row }) => kindOf(row),
  creator: ({ reading, row: { creatorId } }) =>
    creatorId === null ? null : playerOf(reading, creatorId),
  items: ({ reading, row }) => itemsOfLot(reading.state, row),
  works: ({ reading, row }) =>
    worksWith(reading.state, lotOwner(row.id)).map((work) => workSource(reading, work)),
  thirdPartyBid: ({ row }) => row.thirdParty?.amount ?? null,
} satisfies LotResolvers;
