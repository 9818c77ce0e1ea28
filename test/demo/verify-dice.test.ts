import { createHash, createHmac } from 'node:crypto';
import { drawOf, verifyWeek } from '../../demo/verify-dice';
import { draw } from '../../src/kernel';

const SEED = '07'.repeat(32);
const COMMITMENT = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex');

/** Three draws of week 1 as the server makes them, and the event that tells of them. */
function fairWeek() {
  const clientSeeds = ['ada', 'b-1'];
  const draws = [1, 2, 3].map((number) => {
    const { value } = draw({ seed: SEED, scope: 'r:week:1', clientSeeds }, number, 13);
    return { seq: 9, number, sides: 13, value, clientSeeds };
  });
  const values = draws.map(({ value }) => value + 1);
  const told = [{ seq: 9, dice: { week: 1, clientSeeds, values, sides: [13, 13, 13] } }];
  return { stream: { week: 1, commitment: COMMITMENT, seed: SEED, draws }, told };
}

describe('verifying the dice of a week', () => {
  test.each([2, 6, 13, 20, 22, 100, 2 ** 31 + 1])('draws as the server does, %i sides', (sides) => {
    for (let from = 1; from <= 50; from += 1) {
      const { number, value } = draw({ seed: SEED, scope: 's', clientSeeds: [] }, from, sides);
      expect(drawOf(Buffer.from(SEED, 'hex'), `ridotto/1:s:${number}:`, sides)).toBe(value);
    }
  });

  it('passes over a number all of whose words are too high', () => {
    const sides = 2 ** 31 + 1;
    const seed = Buffer.from(SEED, 'hex');
    const tooHigh = (label: string) => {
      const bytes = createHmac('sha256', seed).update(label).digest();
      return [0, 4, 8, 12, 16, 20, 24, 28].every((at) => bytes.readUInt32BE(at) >= sides);
    };
    const label = Array.from({ length: 10_000 }, (_, n) => `ridotto/1:s:${n}:`).find(tooHigh);
    expect(drawOf(seed, label!, sides)).toBeNull();
  });

  it('finds nothing wrong with a fair week', () => {
    const { stream, told } = fairWeek();
    expect(verifyWeek('r:week:1', stream, COMMITMENT, told)).toEqual([]);
  });

  it('finds a seed that is not the committed one', () => {
    const { stream, told } = fairWeek();
    const problems = verifyWeek('r:week:1', { ...stream, seed: '08'.repeat(32) }, COMMITMENT, told);
    expect(problems).toContain('The seed is not the one of the commitment.');
  });

  it('finds a commitment that the journal did not tell', () => {
    const { stream, told } = fairWeek();
    expect(verifyWeek('r:week:1', stream, 'other', told)).toEqual([
      'The journal has another commitment.',
    ]);
  });

  it('finds a draw that was altered, and an event that shows other dice', () => {
    const { stream, told } = fairWeek();
    const [first, ...rest] = stream.draws;
    const altered = { ...first!, value: (first!.value + 1) % 13 };
    const problems = verifyWeek(
      'r:week:1',
      { ...stream, draws: [altered, ...rest] },
      COMMITMENT,
      told,
    );
    expect(problems).toEqual([
      expect.stringMatching(/^Draw 1 gives/),
      'Event 9 shows other dice than were drawn.',
    ]);
  });

  it('finds a draw that was used twice', () => {
    const { stream } = fairWeek();
    const draws = [stream.draws[0]!, stream.draws[0]!];
    expect(verifyWeek('r:week:1', { ...stream, draws }, COMMITMENT, [])).toEqual([
      'A draw was used twice.',
    ]);
  });

  it('says so when the seed is not published', () => {
    const { stream, told } = fairWeek();
    expect(verifyWeek('r:week:1', { ...stream, seed: null }, COMMITMENT, told)).toEqual([
      'The seed of week 1 is not published.',
    ]);
  });
});
