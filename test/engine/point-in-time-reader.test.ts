import type { SeasonSnapshot } from '../../src/engine';
import { PointInTimeReader } from '../../src/engine/point-in-time-reader';
import { instant, required } from '../../src/kernel';
import type { RoundSnapshot } from '../../src/graphql/snapshots/by-game';
import { storeBackends } from '../support/backends';
import { eachState, keep, recordedJournals, simulatedJournals } from '../recordings/journals';
import { openFresh } from '../support/store-fixtures';
import type { Opened } from '../support/store-fixtures';

const PAGE = 20;

let opened: Opened;
beforeAll(async () => {
  opened = await openFresh(storeBackends()[0]!.fresh);
});
afterAll(() => opened.drop());

/** The first journal that is longer than two pages. */
const LONG = required(
  [...recordedJournals(), ...simulatedJournals()].find(({ journal }) => journal.length > 2 * PAGE),
  'a journal of three pages',
);

async function presentOf(id: string): Promise<SeasonSnapshot> {
  const { seasons } = opened.store;
  const record = (await seasons.record(await keep(seasons, id, LONG)))!;
  const state = eachState(LONG, (each) => each).at(-1)!;
  const present = { kind: LONG.kind, record, state, now: instant(0), touched: () => record.seq };
  return present as SeasonSnapshot;
}

/** All rows, sorted, since their order is not part of the state. */
const rowsOf = (reading: SeasonSnapshot): readonly string[] => {
  const { state } = reading as RoundSnapshot;
  const rows = state.names().flatMap((table) => state.all(table).map((row) => ({ table, row })));
  return rows.map((each) => JSON.stringify(each)).sort();
};

describe('a season as it was', () => {
  it('is folded from the last page that was folded before, into the same state', async () => {
    const present = await presentOf('paged');
    const pasts = new PointInTimeReader(opened.store.seasons, PAGE);
    const journal = jest.spyOn(opened.store.seasons, 'journal');
    const asked = async (seq: number): Promise<readonly unknown[]> => {
      journal.mockClear();
      const then = await pasts.read(present, seq, null);
      const afters = journal.mock.calls.map(([, after]) => after);
      const anew = await new PointInTimeReader(opened.store.seasons).read(present, seq, null);
      expect(rowsOf(then)).toEqual(rowsOf(anew));
      expect(then.record).toEqual(anew.record);
      return afters;
    };
    expect(await asked(2 * PAGE + 1)).toEqual([0, PAGE, 2 * PAGE]);
    expect(await asked(2 * PAGE + 2)).toEqual([2 * PAGE]);
    expect(await asked(2 * PAGE)).toEqual([]);
    expect(await asked(2 * PAGE - 1)).toEqual([PAGE]);
    expect(await asked(3)).toEqual([0]);
    // A reading is a copy, so a change to it leaves the cache unchanged.
    expect(await asked(2 * PAGE + 1)).toEqual([2 * PAGE]);
    journal.mockRestore();
  });
});
