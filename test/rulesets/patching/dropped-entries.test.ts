import { entriesDroppedBy } from '../../../src/rulesets/patching/dropped-entries';
import { Meter } from '../../../src/rulesets/patching/measure';
import { Printer } from '../../../src/rulesets/patching/printer';
import { fc } from '../../support/property-testing';

const printer = (limit: number): Printer => new Printer(new Meter(limit));
const replacing = (value: object) => ({ op: 'replace', path: '/list', value }) as const;
const things = (
  before: readonly unknown[],
  after: readonly unknown[],
  by = printer(100_000),
): string[] => entriesDroppedBy({ list: before }, replacing(after), by).map(({ thing }) => thing);

const long = Array.from({ length: 400 }, (_, at) => ({ code: at, of: Array(100).fill(at) }));

it('what both documents share is not read', () => {
  const by = printer(1_000);
  expect(things(long, long, by)).toEqual([]);
  expect(things(long, [...long], by)).toEqual([]);
  expect(by.isOver).toBe(false);
});

it('what is read and printed costs by its values, and by its length', () => {
  const many = printer(10_000);
  things(long, [], many);
  expect(many.isOver).toBe(true);
  const wordy = printer(1_000);
  things([{ words: 'word '.repeat(10_000) }], [], wordy);
  expect(wordy.isOver).toBe(true);
});

it('an entry is dropped if the new list has none with the same content', () => {
  const entry = fc.oneof(
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom('a', 'b', null, true),
    fc.record({ of: fc.integer({ min: 0, max: 2 }) }),
    fc.constantFrom<unknown>([], [1], [[1]]),
  );
  const lists = fc.tuple(fc.array(entry), fc.array(entry), fc.array(entry));
  fc.assert(
    fc.property(lists, ([shared, left, right]) => {
      const [before, after] = [
        [...left, ...shared],
        [...shared, ...right],
      ];
      const kept = new Set(after.map((each) => JSON.stringify(each)));
      const gone = before.map((each) => JSON.stringify(each)).filter((each) => !kept.has(each));
      expect(things(before, after)).toEqual(gone);
    }),
  );
});
