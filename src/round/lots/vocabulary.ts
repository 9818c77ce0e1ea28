import { word } from '../../kernel';
import type { Transfer, Instant, PlayerId, Sentences } from '../../kernel';
import type { Card } from '../../rulesets';
import type { Rolls } from '../chance/vocabulary';
import type { ThirdPartyBid } from '../house/vocabulary';
import type { RoundFacts } from '../model/facts';
import type { LotId } from '../model/ids';
import type { ItemAmount } from '../model/items';

export type GenerateLot = { readonly type: 'GenerateLot'; readonly clientSeed: string | null };

export type LotCommand = GenerateLot;

export type LotGenerated = {
  readonly type: 'LotGenerated';
  readonly lotId: LotId;
  readonly number: number;
  readonly cards: readonly Card[];
  readonly rolls: Rolls;
  readonly transfers: readonly Transfer[];
};

export type LotEvent = LotGenerated;

export type LotRow = {
  readonly id: LotId;
  readonly number: number;
  /** The drawn cards of a House Lot; empty for a Player Lot. */
  readonly cards: readonly Card[];
  readonly generatedAtMs: Instant;
  /** RETURNED: to its creator. REMOVED: the lot became empty, or its creator left. */
  readonly status: 'STANDING' | 'SOLD' | 'RETURNED' | 'REMOVED';
  readonly winnerId: PlayerId | null;
  readonly price: number | null;
  readonly soldAtMs: Instant | null;
  /** The creator of a Player Lot; null for a House Lot. */
  readonly creatorId: PlayerId | null;
  /** The present or last items of a Player Lot; null for a House Lot. */
  readonly items: readonly ItemAmount[] | null;
  /** The third party's bid on a Player Lot; null for none. */
  readonly thirdParty: ThirdPartyBid | null;
};

export type LotRefusals = {
  readonly LOT_NOT_FOUND: RoundFacts<'lot', 'lotId' | 'index' | 'amount'>;
  readonly ENOUGH_LOTS: RoundFacts<'standing' | 'lots'>;
};

export const LOT_REFUSALS: Sentences<LotRefusals> = {
  LOT_NOT_FOUND: ({ lot }) => `There is no lot ${word(lot, 'of that number')} for sale.`,
  ENOUGH_LOTS: ({ standing, lots }) => `There are ${standing} lots, and the maximum is ${lots}.`,
};
