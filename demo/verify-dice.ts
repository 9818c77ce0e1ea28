/**
 * Checks the dice of a week, as anybody can who has `Query.verification`. A draw is the
 * HMAC-SHA256, keyed with the week's seed, of `ridotto/2:` scope `:` stream `:` number `:` digest `:`
 * client seeds. Of its eight big-endian 32-bit words the first below the greatest multiple of `sides`
 * counts, modulo `sides`. The seed is the one of the commitment that was published before the first
 * draw, and what is mixed with it was fixed before that.
 */
import { createHash, createHmac } from 'node:crypto';
import type { DiceFragment, VerificationQuery } from './generated/operations';

import { labelOf, verifySeeds, verifyThrows } from './verify-seeds';
import type { Promised, SeedSet } from './verify-seeds';

type Stream = VerificationQuery['verification']['streams'][number];

/** Dice that an event of the journal told of. */
export type ToldDice = { readonly seq: number; readonly dice: DiceFragment };

/** What is wrong, a sentence each; nothing when the week was fair. */
export function verifyWeek(
  scope: string,
  stream: Stream,
  promised: Promised,
  told: readonly ToldDice[],
  sets: readonly SeedSet[],
): readonly string[] {
  if (stream.seed === null) return [`The seed of week ${String(stream.week)} is not published.`];
  const seed = Buffer.from(stream.seed, 'hex');
  const sha256 = createHash('sha256').update(seed).digest('hex');
  const problems: string[] = [];
  if (sha256 !== stream.commitment) problems.push('The seed is not the one of the commitment.');
  if (promised.commitment !== stream.commitment) {
    problems.push('The journal has another commitment.');
  }
  for (const draw of stream.draws) {
    const value = drawOf(seed, labelOf(scope, stream.digest, draw), draw.sides);
    if (value !== draw.value) {
      problems.push(`Draw ${draw.number} gives ${String(value)}, not ${draw.value}.`);
    }
  }
  if (isAnyUsedTwice(stream.draws)) problems.push('A draw was used twice.');
  problems.push(...verifyNumbers(seed, scope, stream));
  const texts = stream.draws.flatMap(({ clientSeeds }) => clientSeeds);
  return [
    ...problems,
    ...verifySeeds(stream, promised, sets, texts),
    ...verifyThrows(stream, stream.draws),
    ...told.flatMap((event) => compare(event, stream)),
  ];
}

/** A stream is of one event, and its numbers go up; without streams those of the week do. */
function isAnyUsedTwice(draws: Stream['draws']): boolean {
  const last = new Map<string, Stream['draws'][number]>();
  return draws.some((draw) => {
    const before = last.get(draw.stream ?? '');
    last.set(draw.stream ?? '', draw);
    if (before === undefined) return false;
    return draw.number <= before.number || (draw.stream !== null && draw.seq !== before.seq);
  });
}

type Drawn = { readonly number: number; readonly sides: number } & Parameters<typeof labelOf>[2];

/** In each stream the numbers begin with 1 and run on: only one that gives nothing is passed over. */
export function verifyNumbers(
  seed: Buffer,
  scope: string,
  { digest, draws }: { readonly digest: string | null; readonly draws: readonly Drawn[] },
): readonly string[] {
  const nextOf = new Map<string, number>();
  const problems: string[] = [];
  for (const draw of draws) {
    const stream = draw.stream ?? '';
    let number = nextOf.get(stream) ?? 1;
    const isPassedOver = (): boolean =>
      drawOf(seed, labelOf(scope, digest, { ...draw, number }), draw.sides) === null;
    while (number < draw.number && isPassedOver()) number += 1;
    if (number < draw.number) problems.push(`Draw ${number} was left out.`);
    nextOf.set(stream, draw.number + 1);
  }
  return problems;
}

/** Null where all eight words are too high: such a number is passed over. */
export function drawOf(seed: Buffer, label: string, sides: number): number | null {
  const bytes = createHmac('sha256', seed).update(label).digest();
  const limit = Math.floor(2 ** 32 / sides) * sides;
  for (let offset = 0; offset < bytes.length; offset += 4) {
    const word = bytes.readUInt32BE(offset);
    if (word < limit) return word % sides;
  }
  return null;
}

/** Did the event show the dice that the stream has for it? */
function compare({ seq, dice }: ToldDice, { draws }: Stream): readonly string[] {
  const drawn = draws.filter((draw) => draw.seq === seq);
  const same =
    drawn.length === dice.values.length &&
    drawn.every(
      ({ value, sides }, place) => value + 1 === dice.values[place] && sides === dice.sides[place],
    );
  return same ? [] : [`Event ${seq} shows other dice than were drawn.`];
}
