import { z } from 'zod';

/** A code of the season's own deck: `KNIGHT`, `SWORDS`, `10`. */
export const Code = z
  .string()
  .regex(/^[A-Z0-9][A-Z0-9_]{0,31}$/, 'expected a code such as KNIGHT or 10');
/** Words for people, in one line; they are shown to everybody, so nothing invisible is in them. */
export const Name = z
  .string()
  .max(60)
  .regex(
    /^[^\p{C}\p{Z}]+(?: [^\p{C}\p{Z}]+)*$/u,
    'expected printable words with single spaces between them',
  );
/** Whole numbers in bounds that keep every sum of a season exact. */
export const Natural = z.int().min(1).max(1_000_000_000);
export const Count = z.int().min(0).max(1_000_000_000);
/** How many things the server makes or draws at one go: bounded, so that it ends soon. */
export const Few = z.int().min(1).max(1_000);
/** Rules-days of a limit or a period. */
export const Days = z.int().min(1).max(366);

const RankEntry = z.strictObject({
  rank: Code,
  name: Name,
  /** Other names under which a declaration may write the rank [ruling D9]. */
  aliases: z.array(Name).max(10),
  /** The roll that gives it, and its place in the order of its archetype. */
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
  /** The roll that gives it, and its place in the order of the suits. */
  number: Natural,
  archetype: Code,
});

/** A tradition or a colour: suits that belong together. */
const SuitGroup = z.strictObject({
  group: Code,
  name: Name,
  suits: z.array(Code).min(1).max(100),
  /** Whether a hand of just these suits earns the multiplier of groups of this kind. */
  counts: z.boolean(),
});

/** The cards that can exist, and the dice that draw one: the suit first, then its rank. */
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
