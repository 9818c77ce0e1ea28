import { invariant } from './invariant';
import { hmacSha256 } from './sha256';
import type { Hmac } from './sha256';

/**
 * Fair chance (design, section 7): draw number k of a stream is
 * HMAC-SHA256(seed, `ridotto/2:` scope `:` name `:` k `:` digest `:` client seeds), read as eight
 * big-endian 32-bit words. The first word below the greatest multiple of `sides` gives
 * `word mod sides`; when all eight are at or above it, the next draw number is taken. Seeds bound
 * before client seeds were fixed beforehand have neither name nor digest, and are `ridotto/1:`.
 */
export type Stream = {
  /** 32 bytes in hexadecimal. */
  readonly seed: string;
  /** What the stream belongs to: the season's id, or the game's. */
  readonly scope: string;
  readonly clientSeeds: readonly string[];
  /** null in `ridotto/1`, where one stream numbers all draws of a seed. */
  readonly throwing?: Throwing | null;
};

/** What identifies one throw, so that neither its moment nor other throws change it. */
export type Throwing = {
  /** The purpose of the throw: `lot/12`. It is unique among the throws of one seed. */
  readonly name: string;
  /** The digest of the client seeds that were fixed before the seed was drawn. */
  readonly digest: string;
};

/** One draw as events record it: enough to repeat it. */
export type Draw = {
  /** The number of the deciding HMAC, from 1 in each stream. */
  readonly number: number;
  readonly sides: number;
  /** From 0 to sides − 1. */
  readonly value: number;
};

const TWO_32 = 2 ** 32;

/**
 * Draws a number from 0 to sides − 1, beginning with draw number `from`. A caller with thousands of
 * draws can pass the platform's HMAC-SHA256, which is faster and gives the same.
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

/** A player's addition to the dice: 1 to 64 letters, digits, - or _. */
export const isClientSeed = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text);

/** Draws from a hidden stream: number `from`, or the next that decides. */
export type Drawing = (from: number, sides: number) => Draw;

/** As `shuffleBy`, from a stream whose seed is known. */
export function shuffle<T>(
  stream: Stream,
  from: number,
  items: readonly T[],
): { readonly items: T[]; readonly draws: Draw[] } {
  return shuffleBy((next, sides) => draw(stream, next, sides), from, items);
}

/**
 * Fisher–Yates from the last place down: for i = n − 1 … 1, a draw of i + 1 sides names the place
 * with which item i changes.
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
