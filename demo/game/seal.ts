/**
 * The secrets of a bot that keeps them itself. It writes a declaration, adds a random salt,
 * publishes the SHA-256 of the whole text, keeps the text, and reveals it in time.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Face } from './rules';

export type Sealed = { readonly text: string; readonly sha256: string };

/** A bid. Declarations name a lot by its number, requests by its id. */
export type Bid = { readonly lotId: string; readonly lot: number; readonly amount: number };

/**
 * The line `---` separates the declaration from the salt. The salt does not come from the bots'
 * seed, since it must never repeat.
 */
export function seal(declaration: string): Sealed {
  const text = `${declaration}\n---\n${randomBytes(16).toString('hex')}`;
  return { text, sha256: createHash('sha256').update(text, 'utf8').digest('hex') };
}

/** A declaration such as `3: 25, 7: 40`. */
export function declareBids(bids: readonly Pick<Bid, 'lot' | 'amount'>[]): string {
  return bids.map(({ lot, amount }) => `${lot}: ${amount}`).join(', ');
}

/** A declaration such as `Knight of Swords; 2 × Ace of Cups`. */
export function declareHand(cards: readonly Face[]): string {
  return counted(cards)
    .map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`))
    .join('; ');
}

/** Merges cards of equal rank and suit into one item with a count. */
export function counted(cards: readonly Face[]): (Face & { readonly count: number })[] {
  const kinds = new Map<string, Face & { readonly count: number }>();
  for (const face of cards) {
    const kind = `${face.rank} ${face.suit}`;
    kinds.set(kind, { ...face, count: (kinds.get(kind)?.count ?? 0) + 1 });
  }
  return [...kinds.values()];
}
