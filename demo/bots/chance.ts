/** A bot's private random numbers, from a seed. Not for secrets. */
import { createHash } from 'node:crypto';

export interface Chance {
  /** From 0 up to but not including 1. */
  next(): number;
  /** From `least` to `most`, both included. */
  between(least: number, most: number): number;
  shuffled<T>(items: readonly T[]): T[];
}

export function makeChance(seed: string): Chance {
  let drawn = 0;
  const next = (): number => {
    drawn += 1;
    return createHash('sha256').update(`${seed}:${drawn}`).digest().readUInt32BE() / 2 ** 32;
  };
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item),
  };
}
