/**
 * Checks the dice of a week, as anybody can who has `Query.verification`. A draw is the
 * HMAC-SHA256, keyed with the week's seed, of `ridotto/1:` scope `:` number `:` client seeds. Of
 * its eight big-endian 32-bit words the first below the greatest multiple of `sides` counts,
 * modulo `sides`. The seed is the one of the commitment that was published before the first draw.
 */
import { createHash, createHmac } from 'node:crypto';
import type { DiceFragment, VerificationQuery } from './generated/operations';

type Stream = VerificationQuery['verification']['streams'][number];

/** Dice that an event of the journal told of. */
export type ToldDice = { readonly seq: number; readonly dice: DiceFragment };

/** What is wrong, a sentence each; nothing when the week was fair. */
export function verifyWeek(
  scope: string,
  stream: Stream,
  commitment: string,
  told: readonly ToldDice[],
): readonly string[] {
  if (stream.seed === null) return [`The seed of week ${String(stream.week)} is not published.`];
  const seed = Buffer.from(stream.seed, 'hex');
  const sha256 = createHash('sha256').update(seed).digest('hex');
  const problems: string[] = [];
  if (sha256 !== stream.commitment) problems.push('The seed is not the one of the commitment.');
  if (commitment !== stream.commitment) problems.push('The journal has another commitment.');
  for (const draw of stream.draws) {
    const label = `ridotto/1:${scope}:${draw.number}:${draw.clientSeeds.join(',')}`;
    const value = drawOf(seed, label, draw.sides);
    if (value !== draw.value) {
      problems.push(`Draw ${draw.number} gives ${String(value)}, not ${draw.value}.`);
    }
  }
  const numbers = stream.draws.map(({ number }) => number);
  if (numbers.some((number, place) => number <= (numbers[place - 1] ?? 0))) {
    problems.push('A draw was used twice.');
  }
  return [...problems, ...told.flatMap((event) => compare(event, stream))];
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
