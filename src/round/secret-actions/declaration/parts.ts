import { unreadable } from './fault';
import type { Unreadable } from './fault';

/** A declaration names at most as many bids or cards as can be sealed at once [ruling S18]. */
export const MOST_PARTS = 300;

export type Parts = { readonly ok: true; readonly parts: readonly string[] } | Unreadable;

/**
 * The parts between commas, semicolons and new lines; nothing between two of them makes no part.
 */
export function partsOf(declaration: string): Parts {
  const parts = declaration
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length <= MOST_PARTS ? { ok: true, parts } : unreadable('TOO_MANY');
}
