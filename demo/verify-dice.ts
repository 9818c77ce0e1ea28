/**
 * Checks a week's dice, as anybody can with `Query.diceProof`. A draw is the HMAC-SHA256, keyed
 * with the week's seed, of `ridotto/2:` scope `:` stream `:` number `:` digest `:` client seeds. It
 * has eight big-endian 32-bit words. The first word below the greatest multiple of `sides` counts,
 * modulo `sides`. The seed matches the commitment published before the first draw, and the other
 * inputs were fixed before that commitment.
 */
import { createHash, createHmac } from 'node:crypto';
import type { DiceFragment, VerificationQuery } from './generated/operations';

import { labelOf, verifySeeds, verifyThrows } from './verify-seeds';
import type { Promised, SeedSet } from './verify-seeds';

type Stream = VerificationQuery['diceProof']['streams'][number];

/** The dice shown by an event of the journal. */
export type ToldDice = { readonly seq: number; readonly dice: DiceFragment };

/** The problems, one sentence each; empty for a fair week. */
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

/**
 * True if a draw was used twice. A stream belongs to one event, and its numbers rise; without
 * streams the numbers rise over the week.
 */
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

/**
 * The problems with the numbers. In each stream they run from 1; only numbers that give no result
 * are skipped.
 */
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

/** The value of a draw; null if all eight words are too high, so that the number is skipped. */
export function drawOf(seed: Buffer, label: string, sides: number): number | null {
  const bytes = createHmac('sha256', seed).update(label).digest();
  const limit = Math.floor(2 ** 32 / sides) * sides;
  for (let offset = 0; offset < bytes.length; offset += 4) {
    const word = bytes.readUInt32BE(offset);
    if (word < limit) return word % sides;
  }
  return null;
}

/** Compares an event's dice with those of its stream. */
function compare({ seq, dice }: ToldDice, { draws }: Stream): readonly string[] {
  const drawn = draws.filter((draw) => draw.seq === seq);
  const same =
    drawn.length === dice.values.length &&
    drawn.every(
      ({ value, sides }, place) => value + 1 === dice.values[place] && sides === dice.sides[place],
    );
  return same ? [] : [`Event ${seq} shows other dice than were drawn.`];
}
