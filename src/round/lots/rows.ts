import type { Instant, PlayerId } from '../../kernel';
import type { Card } from '../../rulesets';
import type { ThirdPartyBid } from '../house/rows';
import type { ItemAmount } from '../model/items';
import type { LotId } from '../model/ids';

export type LotRow = {
  readonly id: LotId;
  readonly number: number;
  /** The drawn cards of a House Lot. */
  readonly cards: readonly Card[];
  readonly generatedAtMs: Instant;
  /** RETURNED to its creator; REMOVED when it was empty, or its creator left. */
  readonly status: 'STANDING' | 'SOLD' | 'RETURNED' | 'REMOVED';
  readonly winnerId: PlayerId | null;
  readonly price: number | null;
  readonly soldAtMs: Instant | null;
  /** The creator of a Player Lot; null for a House Lot. */
  readonly creatorId: PlayerId | null;
  /** The items of a Player Lot, as they are or were before it was given out; null for a House Lot. */
  readonly items: readonly ItemAmount[] | null;
  /** A third party's bid on a Player Lot. */
  readonly thirdParty: ThirdPartyBid | null;
};
