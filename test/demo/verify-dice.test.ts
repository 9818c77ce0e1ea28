import { createHash, createHmac } from 'node:crypto';
import { drawOf, verifyWeek } from '../../demo/verify-dice';
import { draw } from '../../src/kernel';

const SEED = '07'.repeat(32);
const COMMITMENT = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex');
const SCOPE = 'r1';
const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');

const TEXTS = ['ada', 'b-1'];
const FIXED = TEXTS.map((text, place) => ({
  player: { id: `p${place + 1}` },
  sha256: sha256Of(text),
  fixedSeq: place + 2,
}));
const SETS = FIXED.map(({ fixedSeq: seq, player, sha256 }) => ({ seq, player, sha256 }));
const PROMISED = { seq: 5, commitment: COMMITMENT, clientSeeds: FIXED };

/** Three draws of week 1 as the server makes them, with the event that shows them. */
function fairWeek() {
  const stream = 'war/p1+p2/1/1';
  const digest = sha256Of(FIXED.map(({ sha256 }) => sha256).join(','));
  const throwing = { name: stream, digest };
  const draws = [1, 2, 3].map((number) => {
    const from = { seed: SEED, scope: SCOPE, clientSeeds: TEXTS, throwing };
    return { seq: 9, stream, number, sides: 13, value: draw(from, number, 13).value };
  });
  const values = draws.map(({ value }) => value + 1);
  const sides = [13, 13, 13];
  const told = [{ seq: 9, dice: { week: 1, stream, clientSeeds: TEXTS, values, sides } }];
  return {
    stream: {
      ...{ week: 1, algorithm: 'ridotto/2', commitment: COMMITMENT, committedSeq: 5, digest },
      ...{ fixedClientSeeds: FIXED, seed: SEED },
      draws: draws.map((drawn) => ({ ...drawn, clientSeeds: TEXTS })),
    },
    told,
  };
}

/** A fair week that began before client seeds were fixed in advance. */
function weekOfBefore() {
  const { stream, told } = fairWeek();
  const draws = [1, 2, 3].map((number) => {
    const { value } = draw({ seed: SEED, scope: SCOPE, clientSeeds: TEXTS }, number, 13);
    return { seq: 9, stream: null, number, sides: 13, value, clientSeeds: TEXTS };
  });
  const values = draws.map(({ value }) => value + 1);
  return {
    stream: {
      ...{ ...stream, algorithm: 'ridotto/1', committedSeq: null, digest: null },
      ...{ fixedClientSeeds: [], draws },
    },
    told: told.map(({ seq, dice }) => ({ seq, dice: { ...dice, stream: null, values } })),
  };
}

type Week = {
  readonly stream: Parameters<typeof verifyWeek>[1];
  readonly told: Parameters<typeof verifyWeek>[3];
};
const verify = (
  { stream, told }: Week,
  promised: Parameters<typeof verifyWeek>[2] = PROMISED,
  sets = SETS,
) => verifyWeek(SCOPE, stream, promised, told, sets);

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
    expect(verify(fairWeek())).toEqual([]);
  });

  it('finds nothing wrong with one of before', () => {
    const { stream, told } = weekOfBefore();
    expect(verifyWeek(SCOPE, stream, { ...PROMISED, clientSeeds: [] }, told, [])).toEqual([]);
  });

  it('finds a seed that is not the committed one', () => {
    const { stream, told } = fairWeek();
    const problems = verify({ stream: { ...stream, seed: '08'.repeat(32) }, told });
    expect(problems).toContain('The seed is not the one of the commitment.');
  });

  it('finds a commitment that the journal did not tell', () => {
    expect(verify(fairWeek(), { ...PROMISED, commitment: 'other' })).toEqual([
      'The journal has another commitment.',
    ]);
    expect(verify(fairWeek(), { ...PROMISED, seq: 6 })).toEqual([
      'The journal has the commitment elsewhere.',
    ]);
  });

  it('finds a draw that was altered, and an event that shows other dice', () => {
    const { stream, told } = fairWeek();
    const [first, ...rest] = stream.draws;
    const altered = { ...first!, value: (first!.value + 1) % 13 };
    expect(verify({ stream: { ...stream, draws: [altered, ...rest] }, told })).toEqual([
      expect.stringMatching(/^Draw 1 gives/),
      'Event 9 shows other dice than were drawn.',
    ]);
  });

  it('finds a draw that was used twice, and a stream that two events have', () => {
    const { stream } = fairWeek();
    const [first, second] = stream.draws;
    const twice = { ...stream, draws: [first!, first!] };
    expect(verify({ stream: twice, told: [] })).toEqual(['A draw was used twice.']);
    const shared = { ...stream, draws: [first!, { ...second!, seq: 10 }] };
    expect(verify({ stream: shared, told: [] })).toEqual(['A draw was used twice.']);
    const before = weekOfBefore().stream;
    const again = { ...before, draws: [before.draws[0]!, before.draws[0]!] };
    const none = { ...PROMISED, clientSeeds: [] };
    expect(verify({ stream: again, told: [] }, none)).toEqual(['A draw was used twice.']);
  });

  it('finds a number that was left out', () => {
    const { stream } = fairWeek();
    const late = { ...stream, draws: stream.draws.slice(1) };
    expect(verify({ stream: late, told: [] })).toEqual(['Draw 1 was left out.']);
    const [first, , third] = stream.draws;
    const gap = { ...stream, draws: [first!, third!] };
    expect(verify({ stream: gap, told: [] })).toEqual(['Draw 2 was left out.']);
    const before = weekOfBefore().stream;
    const none = { ...PROMISED, clientSeeds: [] };
    const lateBefore = { ...before, draws: before.draws.slice(1) };
    expect(verify({ stream: lateBefore, told: [] }, none)).toEqual(['Draw 1 was left out.']);
  });

  it('says so when the seed is not published', () => {
    const { stream, told } = fairWeek();
    expect(verify({ stream: { ...stream, seed: null }, told })).toEqual([
      'The seed of week 1 is not published.',
    ]);
  });
});

describe('verifying what the dice were mixed with', () => {
  it('finds a client seed that was fixed after the commitment', () => {
    const late = [FIXED[0]!, { ...FIXED[1]!, fixedSeq: 7 }];
    const { stream, told } = fairWeek();
    const problems = verify(
      { stream: { ...stream, fixedClientSeeds: late }, told },
      { ...PROMISED, clientSeeds: late },
      [SETS[0]!, { ...SETS[1]!, seq: 7 }],
    );
    expect(problems).toEqual(['A client seed was fixed too late.']);
  });

  it('finds one that no event fixed, and one that the start of the week has not', () => {
    expect(verify(fairWeek(), PROMISED, SETS.slice(1))).toEqual([
      'Event 2 fixed no such client seed.',
    ]);
    expect(verify(fairWeek(), { ...PROMISED, clientSeeds: FIXED.slice(1) })).toEqual([
      'The journal has other client seeds.',
    ]);
  });

  it('finds a text that nobody had fixed, and a digest of something else', () => {
    const { stream, told } = fairWeek();
    const draws = stream.draws.map((drawn) => ({ ...drawn, clientSeeds: ['lucky'] }));
    expect(verify({ stream: { ...stream, draws }, told })).toContain(
      'Nobody had fixed the seed lucky.',
    );
    expect(verify({ stream: { ...stream, digest: sha256Of('') }, told })).toContain(
      'The digest is not that of the hashes.',
    );
  });

  it('finds dice of before in a week that has client seeds', () => {
    const { stream, told } = weekOfBefore();
    expect(verify({ stream, told })).toEqual([
      'The journal has client seeds, and the dice have none.',
    ]);
    const { committedSeq, digest, fixedClientSeeds } = fairWeek().stream;
    const bound = { ...stream, committedSeq, digest, fixedClientSeeds };
    expect(verify({ stream: bound, told })).toContainEqual(expect.stringMatching(/^Draw 1 gives/));
  });

  /** The problems of dice in these streams, each with these client seeds. */
  const thrown = (...each: readonly (readonly [string, readonly string[]])[]) => {
    const { stream } = fairWeek();
    const { digest } = stream;
    const draws = each.map(([name, clientSeeds]) => {
      const from = { seed: SEED, scope: SCOPE, clientSeeds, throwing: { name, digest } };
      const { number, value } = draw(from, 1, 6);
      return { seq: 9, stream: name, number, sides: 6, value, clientSeeds: [...clientSeeds] };
    });
    return verify({ stream: { ...stream, draws }, told: [] });
  };

  it('finds client seeds that are not of those whose throw it is', () => {
    expect(thrown(['slots/p1/1', ['ada']], ['war/p1+p2/1/1', TEXTS], ['lot/1', []])).toEqual([]);
    expect(thrown(['slots/p1/1', TEXTS])).toEqual(['slots/p1/1 has client seeds of others.']);
    expect(thrown(['lot/1', ['ada']])).toEqual(['lot/1 has client seeds of others.']);
  });

  it('finds one that was left out of a spin', () => {
    const problems = thrown(['slots/p1/1', ['ada']], ['slots/p1/2', []], ['slots/p2/1', []]);
    expect(problems).toEqual(['Spins of p1 have different seeds.']);
  });
});
