/**
 * Keeping a secret oneself: write a declaration, add a random salt, publish the SHA-256 of the
 * complete text, keep the text, and reveal it in time.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Face } from './rules';

export type Sealed = { readonly text: string; readonly sha256: string };

/** Declarations name a lot by number, requests by id. */
export type Bid = { readonly lotId: string; readonly lot: number; readonly amount: number };

/**
 * The text after the line `---` is the salt. It is not from the bots' seed, since a salt must not
 * repeat.
 */
export function seal(declaration: string): Sealed {
  const text = `${declaration}\n---\n${randomBytes(16).toString('hex')}`;
  return { text, sha256: createHash('sha256').update(text, 'utf8').digest('hex') };
}

/** `3: 25, 7: 40` */
export function declareBids(bids: readonly Pick<Bid, 'lot' | 'amount'>[]): string {
  return bids.map(({ lot, amount }) => `${lot}: ${amount}`).join(', ');
}

/** `Knight of Swords; 2 × Ace of Cups` */
export function declareHand(cards: readonly Face[]): string {
  return counted(cards)
    .map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`))
    .join('; ');
}

/** Cards of equal rank and suit are one item. */
export function counted(cards: readonly Face[]): (Face & { readonly count: number })[] {
  const kinds = new Map<string, Face & { readonly count: number }>();
  for (const face of cards) {
    const kind = `${face.rank} ${face.suit}`;
    kinds.set(kind, { ...face, count: (kinds.get(kind)?.count ?? 0) + 1 });
  }
  return [...kinds.values()];
}
