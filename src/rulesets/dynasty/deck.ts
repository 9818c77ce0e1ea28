import { z } from 'zod';
import { Code, Name } from '../document/fields';

const DynastyRank = z.strictObject({
  rank: Code,
  name: Name,
  /** The printed heft, before any effect in a game. */
  heft: z.int().min(0).max(1_000),
});

const DynastySuit = z.strictObject({
  suit: Code,
  name: Name,
  /** The ranks, highest first. */
  ranks: z.array(DynastyRank).min(1).max(100),
});

/** The cards of a game: one of each rank of each suit [The Deck]. */
export const DynastyDeck = z.strictObject({
  suits: z.array(DynastySuit).min(1).max(100),
  /** The suit whose cards are Arcana. */
  arcana: Code,
});

export type DynastyDeck = z.infer<typeof DynastyDeck>;
export type DynastySuit = z.infer<typeof DynastySuit>;
export type DynastyRank = z.infer<typeof DynastyRank>;
