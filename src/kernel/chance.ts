import { invariant } from './invariant';
import { hmacSha256 } from './sha256';
import type { Hmac } from './sha256';

/**
 * Fair chance (design, section 7). Draw number k of a stream is HMAC-SHA256(seed, `ridotto/2:`
 * scope `:` name `:` k `:` digest `:` client seeds), read as eight big-endian 32-bit words. The
 * first word below the greatest multiple of `sides` gives `word mod sides`. If all eight words are
 * too high, the next draw number is used. Older seeds, from before client seeds were fixed
 * beforehand, have neither name nor digest and use `ridotto/1:`.
 */
export type Stream = {
  /** The seed: 32 bytes in hexadecimal. */
  readonly seed: string;
  /** The owner of the stream: the season's id, or the game's. */
  readonly scope: string;
  readonly clientSeeds: readonly string[];
  /** Null in `ridotto/1`, where all draws of a seed share one stream. */
  readonly throwing?: Throwing | null;
};

/** The identity of one throw. Its result does not depend on its time or on other throws. */
export type Throwing = {
  /** The purpose of the throw, such as `lot/12`. It is unique among the throws of one seed. */
  readonly name: string;
  /** The digest of the client seeds that were bound before the seed was drawn. */
  readonly digest: string;
};

/** One draw as events record it. With the seed the draw can be repeated. */
export type Draw = {
  /** The number of the HMAC that decided the draw, from 1 in each stream. */
  readonly number: number;
  readonly sides: number;
  /** From 0 to sides − 1. */
  readonly value: number;
};

const TWO_32 = 2 ** 32;

/**
 * Draws a number from 0 to sides − 1, starting with draw number `from`. For thousands of draws a
 * caller can pass the platform's HMAC-SHA256, because it is faster.
 */
export function draw(stream: Stream, from: number, sides: number, hmac: Hmac = hmacSha256): Draw {
  invariant(Number.isInteger(sides) && sides >= 1 && sides <= TWO_32, 'sides from 1 to 2^32');
  const limit = TWO_32 - (TWO_32 % sides);
  for (let number = from; ; number += 1) {
    const bytes = hmac(stream.seed, drawLabel(stream, number));
    const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let offset = 0; offset < 32; offset += 4) {
      const word = words.getUint32(offset);
      if (word < limit) return { number, sides, value: word % sides };
    }
  }
}

export function drawLabel(
  { scope, throwing = null, clientSeeds }: Omit<Stream, 'seed'>,
  number: number,
): string {
  const seeds = clientSeeds.join(',');
  if (throwing === null) return `ridotto/1:${scope}:${String(number)}:${seeds}`;
  return `ridotto/2:${scope}:${throwing.name}:${String(number)}:${throwing.digest}:${seeds}`;
}

/** True for a valid client seed: 1 to 64 letters, digits, - or _. */
export const isClientSeed = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text);

/** Draws from a hidden stream, starting with draw number `from`. */
export type Drawing = (from: number, sides: number) => Draw;

/** Like `shuffleBy`, from a stream with a known seed. */
export function shuffle<T>(
  stream: Stream,
  from: number,
  items: readonly T[],
): { readonly items: T[]; readonly draws: Draw[] } {
  return shuffleBy((next, sides) => draw(stream, next, sides), from, items);
}

/**
 * A Fisher–Yates shuffle from the last place down: for i = n − 1 … 1, a draw of i + 1 sides names
 * the place that is swapped with place i.
 */
export function shuffleBy<T>(
  drawing: Drawing,
  from: number,
  items: readonly T[],
): { readonly items: T[]; readonly draws: Draw[] } {
  const shuffled = [...items];
  const draws: Draw[] = [];
  let next = from;
  for (let i = shuffled.length - 1; i >= 1; i -= 1) {
    const drawn = drawing(next, i + 1);
    draws.push(drawn);
    next = drawn.number + 1;
    [shuffled[i], shuffled[drawn.value]] = [shuffled[drawn.value] as T, shuffled[i] as T];
  }
  return { items: shuffled, draws };
}
