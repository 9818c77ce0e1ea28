import { createHash, createHmac } from 'node:crypto';
import type { DiceQuery } from '../generated/operations';

/*
 * Checks the dice as anybody can, independently of the server [design, section 7]. Turns rolls into
 * cards by the tables in the rule text [Cards].
 */

type Verification = DiceQuery['diceProof'];
type ChanceStream = Verification['streams'][number];

const SUITS = (
  'Leaves Diamonds Cups Clubs Acorns Roses Bells Swords Shields Hearts Coins Spades ' + 'Arcana'
).split(' ');
const STANDARD =
  'Ace,2,3,4,5,6,7,8,9,10,11,12,13,Unter Knave,Ober Knave,Knight,Bishop,Rook,Queen,King'.split(',');
const ARCANA =
  'The Fool,The Magician,The High Priestess,The Empress,The Emperor,The Hierophant,The Lovers,The Chariot,Justice,The Hermit,Wheel of Fortune,Strength,The Hanged Man,Death,Temperance,The Devil,The Tower,The Star,The Moon,The Sun,Judgement,The World'.split(
    ',',
  );

/** The cards of some rolls: each pair of rolls is a suit and a rank, counted from 1. */
export function cardsOf(rolls: readonly number[]): readonly string[] {
  const names: string[] = [];
  for (let at = 0; at < rolls.length; at += 2) {
    const suit = SUITS[rolls[at]! - 1]!;
    const ranks = suit === 'Arcana' ? ARCANA : STANDARD;
    names.push(`${ranks[rolls[at + 1]! - 1]!} of ${suit}`);
  }
  return names;
}

/** Repeats each draw of the streams with a published seed. */
export function expectSameDraws(verification: Verification): void {
  for (const stream of verification.streams) {
    const values = stream.draws.map(({ value }) => value);
    expect(drawnAgain(verification, stream)).toEqual(values);
  }
}

/** The dice as they are shown, from 1, by the number of the event that reports them. */
export function thrownBySeq({ streams }: Verification): ReadonlyMap<number, readonly number[]> {
  const thrown = new Map<number, number[]>();
  for (const { seq, value } of streams.flatMap(({ draws }) => draws)) {
    thrown.set(seq, [...(thrown.get(seq) ?? []), value + 1]);
  }
  return thrown;
}

const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

function drawnAgain(
  { scope }: Verification,
  { algorithm, commitment, committedSeq, digest, fixedClientSeeds, seed, draws }: ChanceStream,
): readonly number[] {
  const bytes = Buffer.from(seed!, 'hex');
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(commitment);
  const hashes = fixedClientSeeds.map(({ sha256 }) => sha256);
  for (const { fixedSeq } of fixedClientSeeds) expect(fixedSeq).toBeLessThan(committedSeq!);
  expect(digest).toBe(sha256Of(hashes.join(',')));
  expect(algorithm).toBe('ridotto/2');
  return draws.map(({ stream, number, sides, clientSeeds }) => {
    for (const text of clientSeeds) expect(hashes).toContain(sha256Of(text));
    const label = `ridotto/2:${scope}:${stream}:${number}:${digest}:${clientSeeds.join(',')}`;
    const hmac = createHmac('sha256', bytes).update(label).digest();
    const limit = 2 ** 32 - (2 ** 32 % sides);
    for (let offset = 0; offset < 32; offset += 4) {
      const word = hmac.readUInt32BE(offset);
      if (word < limit) return word % sides;
    }
    throw new Error('this number decides nothing');
  });
}
