/** The types of properties that every kind of document uses. */
import { z } from 'zod';

/** A code such as `KNIGHT`, `SWORDS` or `10`. */
export const Code = z
  .string()
  .regex(/^[A-Z0-9][A-Z0-9_]{0,31}$/, 'expected a code such as KNIGHT or 10');
/** Words for people, in one line. Names are public, so invisible characters are refused. */
export const Name = z
  .string()
  .max(60)
  .regex(
    /^[^\p{C}\p{Z}]+(?: [^\p{C}\p{Z}]+)*$/u,
    'expected printable words with single spaces between them',
  );
/** Whole numbers, small enough that every sum of a season stays exact. */
export const Natural = z.int().min(1).max(1_000_000_000);
export const Count = z.int().min(0).max(1_000_000_000);
/**
 * The number of things that the server makes or draws at once. It is bounded, so that the work ends
 * soon.
 */
export const SmallCount = z.int().min(1).max(1_000);
/** The length of a limit or a period in rules-days. */
export const Days = z.int().min(1).max(366);

/** A card of a deck: the codes of its rank and its suit. */
export type Card = { readonly rank: string; readonly suit: string };
