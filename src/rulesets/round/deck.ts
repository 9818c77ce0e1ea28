import { z } from 'zod';
import { Code, Name, Natural } from '../document/fields';

const RankEntry = z.strictObject({
  rank: Code,
  name: Name,
  /** Other names under which a declaration may write the rank [ruling D9]. */
  aliases: z.array(Name).max(10),
  /** The roll that gives the rank. It is also the rank's place in the order of its archetype. */
  number: Natural,
});

const ArchetypeEntry = z.strictObject({
  archetype: Code,
  name: Name,
  ranks: z.array(RankEntry).min(1).max(100),
});

const SuitEntry = z.strictObject({
  suit: Code,
  name: Name,
  /** The roll that gives the suit. It is also the suit's place in the order of the suits. */
  number: Natural,
  archetype: Code,
});

/** A tradition or a colour: suits that belong together. */
const SuitGroup = z.strictObject({
  group: Code,
  name: Name,
  suits: z.array(Code).min(1).max(100),
  /** True if a hand of exactly these suits earns the multiplier for groups of this kind. */
  counts: z.boolean(),
});

/** The possible cards, and the dice that draw one: first the suit, then the rank. */
export const Deck = z.strictObject({
  archetypes: z.array(ArchetypeEntry).min(1).max(10),
  suits: z.array(SuitEntry).min(1).max(100),
  traditions: z.array(SuitGroup).max(50),
  colors: z.array(SuitGroup).max(50),
});

export type Deck = z.infer<typeof Deck>;
export type ArchetypeEntry = z.infer<typeof ArchetypeEntry>;
export type RankEntry = z.infer<typeof RankEntry>;
export type SuitEntry = z.infer<typeof SuitEntry>;
export type SuitGroup = z.infer<typeof SuitGroup>;
