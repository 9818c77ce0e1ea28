import { canonicalJson, Tables } from '../../src/kernel';
import { fc } from '../support/property-testing';

type Lot = { readonly id: string; readonly winner: string | null; readonly price: number };
type Rows = { lots: Lot; players: { readonly id: string; readonly name: string } };

const WINNERS = ['p1', 'p2', 'p3'];

const empty = () =>
  new Tables<Rows>({
    lots: { winner: (row) => row.winner, price: (row) => String(row.price) },
    players: {},
  });

/** Everything that can be read from the tables, sorted. */
function everything(tables: Tables<Rows>): string {
  const sorted = (rows: readonly { readonly id: string }[]) =>
    [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
  return canonicalJson({
    lots: sorted(tables.all('lots')),
    players: sorted(tables.all('players')),
    winners: tables
      .keys('lots', 'winner')
      .sort()
      .map((key) => [key, sorted(tables.by('lots', 'winner', key))]),
    prices: tables
      .keys('lots', 'price')
      .sort()
      .map((key) => [key, sorted(tables.by('lots', 'price', key))]),
  });
}

type Step = { readonly id: string; readonly lot: Omit<Lot, 'id'> | null };

const step: fc.Arbitrary<Step> = fc.record({
  id: fc.constantFrom('l1', 'l2', 'l3', 'l4'),
  lot: fc.option(
    fc.record({
      winner: fc.option(fc.constantFrom(...WINNERS)),
      price: fc.integer({ min: 0, max: 3 }),
    }),
  ),
});
const steps = fc.array(step, { maxLength: 30 });

function take(tables: Tables<Rows>, taken: readonly Step[]): void {
  for (const { id, lot } of taken) {
    if (lot === null) tables.remove('lots', id);
    else tables.put('lots', { id, ...lot });
  }
}

describe('tables', () => {
  it('count on the meter every row that a list has, and every change', () => {
    const tables = empty();
    const spent: number[] = [];
    const meter = { spend: (rows: number): void => void spent.push(rows) };
    tables.metered(meter, () => {
      tables.put('lots', { id: 'l1', winner: 'p1', price: 1 });
      tables.put('lots', { id: 'l2', winner: 'p2', price: 1 });
      tables.all('lots');
      tables.by('lots', 'price', '1');
      tables.by('lots', 'price', '2');
      tables.keys('lots', 'winner');
      tables.seenWith('lots', { id: 'l1', winner: null, price: 1 }).all('lots');
      tables.remove('lots', 'l1');
    });
    tables.all('lots');
    expect(spent).toEqual([1, 1, 2, 2, 0, 2, 2, 2, 1]);
  });

  it('have no meter after work that it ended', () => {
    const tables = empty();
    const meter = {
      spend: (): void => {
        throw new Error('over');
      },
    };
    expect(() => tables.metered(meter, () => tables.all('lots'))).toThrow('over');
    expect(tables.all('lots')).toEqual([]);
  });

  it('undo to the same rows and the same indexes [style, Shape]', () => {
    fc.assert(
      fc.property(steps, steps, (before, after) => {
        const tables = empty();
        take(tables, before);
        const expected = everything(tables);
        const mark = tables.mark();
        take(tables, after);
        tables.undo(mark);
        expect(everything(tables)).toBe(expected);
        expect(tables.mark()).toBe(mark);
      }),
    );
  });

  it('have another version after whatever changes them, so that nothing worked out before is taken for theirs', () => {
    fc.assert(
      fc.property(steps, fc.array(steps, { minLength: 1, maxLength: 5 }), (before, then) => {
        const tables = empty();
        const seen = new Map<number, string>();
        const look = () => {
          const { version } = tables;
          const now = everything(tables);
          expect(seen.get(version) ?? now).toBe(now);
          seen.set(version, now);
        };
        take(tables, before);
        look();
        for (const taken of then) {
          const mark = tables.mark();
          take(tables, taken);
          look();
          tables.undo(mark);
          look();
          tables.absorb(
            taken.map(({ id, lot }) => ({ table: 'lots', id, row: lot && { id, ...lot } })),
          );
          look();
        }
      }),
    );
  });

  it('tell changes that make a copy the same', () => {
    fc.assert(
      fc.property(steps, steps, (before, after) => {
        const [tables, copy] = [empty(), empty()];
        take(tables, before);
        take(copy, before);
        const mark = tables.mark();
        take(tables, after);
        const changes = tables.changes(mark);
        expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
        copy.absorb(changes);
        expect(everything(copy)).toBe(everything(tables));
      }),
    );
  });

  it('find under each key what a search finds', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const tables = empty();
        take(tables, taken);
        for (const winner of WINNERS) {
          const found = tables.all('lots').filter((lot) => lot.winner === winner);
          expect(new Set(tables.by('lots', 'winner', winner))).toEqual(new Set(found));
          expect(tables.countBy('lots', 'winner', winner)).toBe(found.length);
        }
      }),
    );
  });

  it('leave a row without a key out of the index', () => {
    const tables = empty();
    tables.put('lots', { id: 'l1', winner: null, price: 1 });
    expect(tables.keys('lots', 'winner')).toEqual([]);
    expect(tables.keys('lots', 'price')).toEqual(['1']);
  });

  it('forget how to undo what is settled, and keep it', () => {
    const tables = empty();
    tables.put('players', { id: 'p1', name: 'Ada' });
    tables.forget();
    tables.undo(0);
    expect(tables.get('players', 'p1')).toEqual({ id: 'p1', name: 'Ada' });
  });

  it('report a row that must be there and is not as a bug', () => {
    expect(() => empty().need('players', 'p1')).toThrow('missing: players p1');
  });
});
