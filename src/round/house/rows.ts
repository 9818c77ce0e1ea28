/** Works of Art, and the further fields of a lot in an edition with an Auction House. */
import type { Instant, Owner, TableSpecs } from '../../kernel';
import type { ProposalId } from '../../season';
import type { WorkId } from '../model/ids';

/** Unique: the item `WORK:w3`, which exists once, or not at all after its destruction [ruling B1]. */
export type WorkRow = {
  /** `w1`, `w2` … */
  readonly id: WorkId;
  readonly title: string;
  readonly artist: string;
  /** Whole chips, 0 or more [ruling E8]. */
  readonly value: number;
  readonly imageUrl: string | null;
  /** Its owner; the Bank once it is destroyed. */
  readonly owner: Owner;
  /** The proposal that made it; null for the host's. */
  readonly proposalId: ProposalId | null;
  readonly createdAtMs: Instant;
};

/** A third party's bid stands until an auction with the lot concludes [ruling N4]. */
export type ThirdPartyBid = { readonly amount: number; readonly madeAtMs: Instant };

export type HouseRows = { works: WorkRow };
export const HOUSE_SPECS: TableSpecs<HouseRows> = { works: { owner: (row) => row.owner } };
