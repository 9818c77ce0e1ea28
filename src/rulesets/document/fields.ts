/** Common types of properties for every kind of document. */
import { z } from 'zod';

/** A code of the season's own deck: `KNIGHT`, `SWORDS`, `10`. */
export const Code = z
  .string()
  .regex(/^[A-Z0-9][A-Z0-9_]{0,31}$/, 'expected a code such as KNIGHT or 10');
/** Words for people, in one line; they are public, so they have no invisible characters. */
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
/** The number of things that the server makes or draws in one go: bounded, so that it ends soon. */
export const SmallCount = z.int().min(1).max(1_000);
/** Rules-days of a limit or a period. */
export const Days = z.int().min(1).max(366);

/** A card of a deck: the codes of its rank and its suit. */
export type Card = { readonly rank: string; readonly suit: string };
