import type { Pace } from '../../../src/engine';
import { jsonOf, SerializedData, serialize } from '../../../src/server/encoding/serialize';
import { fc } from '../../support/property-testing';

/** A pace whose time is up after each piece. It counts the turns. */
function hurried(): Pace & { readonly turns: () => number } {
  let turns = 0;
  return {
    isOver: () => true,
    turn: () => {
      turns += 1;
      return Promise.resolve();
    },
    turns: () => turns,
  };
}

async function written(data: unknown): Promise<string> {
  const told = await serialize(data, Infinity, hurried());
  if (typeof told === 'number') throw new Error('longer than anything');
  return told.json.toString();
}

const long = fc
  .tuple(fc.string({ unit: 'binary' }), fc.nat(2_000))
  .map(([text, times]) => text.repeat(times).slice(0, 20_000));
/** Data as graphql-js returns it: objects without a prototype, and some undefined values. */
const data = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(null, undefined, true, 0, -0, 1e21, NaN, '\ud800', 'ì', '"\\\n\u2028'),
    fc.jsonValue(),
    long,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.string({ unit: 'binary' }), tie('value'), { maxKeys: 5 }),
    fc.dictionary(fc.string(), tie('value'), { noNullPrototype: false }),
  ),
})).value;

describe('data that is written out', () => {
  it('is what JSON.stringify makes of it', async () => {
    await fc.assert(
      fc.asyncProperty(data, async (value) => {
        const object = { value, list: [value, 'x'.repeat(20_000), value], no: undefined };
        expect(await written(object)).toBe(JSON.stringify(object));
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['only what is left out', { a: { b: undefined, c: undefined } }],
    ['what is left out first and last', { a: undefined, b: 'x'.repeat(20_000), c: undefined }],
    ['many empty things', Array.from({ length: 2_000 }, () => ({ a: [], b: {} }))],
    ['much that is left out', Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [at]))],
    ['null', null],
  ])('is so with %s', async (_title, value) => {
    expect(await written(value)).toBe(JSON.stringify(value));
  });

  it('gives others their turn between its pieces, which are short however it is shaped', async () => {
    const list = Array.from({ length: 1_000 }, (_, at) => ({ at, text: 'x'.repeat(10_000) }));
    for (const shape of [list, { a: { b: list } }, Object.fromEntries(list.entries())]) {
      const pace = hurried();
      await serialize(shape, Infinity, pace);
      expect(pace.turns()).toBeGreaterThanOrEqual(1_000);
    }
  });

  it('is written no further than it may be long', async () => {
    const pace = hurried();
    const list = Array.from({ length: 1_000 }, () => 'ì'.repeat(5_000));
    const bytes = await serialize(list, 50_000, pace);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(100_000);
    expect(pace.turns()).toBeLessThan(10);
    expect(await serialize('1234', 6, pace)).toEqual(new SerializedData(Buffer.from('"1234"')));
    expect(await serialize('12345', 6, pace)).toBe(7);
  });

  it('is so too when names are what is long', async () => {
    const name = 'x'.repeat(20_000);
    const list = Array.from({ length: 500 }, () => ({ [name]: 1 }));
    expect(await serialize(list, 50_000, hurried())).toBeLessThan(100_000);
    expect(await written(list)).toBe(JSON.stringify(list));
  });

  it('rejects with what its pace throws', async () => {
    const isOver = (): boolean => {
      throw new Error('overdue');
    };
    await expect(serialize([1], 100, { ...hurried(), isOver })).rejects.toThrow('overdue');
  });
});

const text = (result: object): string => jsonOf(result).toString();

describe('a result', () => {
  const plain = { errors: [{ message: 'no' }], data: { a: [1, 'ì'] }, extensions: { cost: 1 } };

  it('has the same text whether its data was written out or not', () => {
    const data = new SerializedData(Buffer.from(JSON.stringify(plain.data)));
    expect(text(plain)).toBe(JSON.stringify(plain));
    expect(text({ ...plain, data })).toBe(JSON.stringify(plain));
    const undefinedErrors = { errors: undefined, data } as object;
    expect(text(undefinedErrors)).toBe(JSON.stringify({ data: plain.data }));
  });

  it('is the same for those who know nothing of that', () => {
    const data = new SerializedData(Buffer.from(JSON.stringify(plain.data)));
    expect(JSON.stringify({ ...plain, data })).toBe(JSON.stringify(plain));
  });
});
