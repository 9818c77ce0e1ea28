import { unreadable } from './fault';
import type { Unreadable } from './fault';

/** The maximum number of bids or cards in a declaration, as in a sealed one [ruling S18]. */
export const MOST_PARTS = 300;

export type Parts = { readonly ok: true; readonly parts: readonly string[] } | Unreadable;

/** The parts between commas, semicolons and new lines; empty parts are skipped. */
export function partsOf(declaration: string): Parts {
  const parts = declaration
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length <= MOST_PARTS ? { ok: true, parts } : unreadable('TOO_MANY');
}
