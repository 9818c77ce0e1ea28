import type { StoredSeason } from '../../src/engine';
import { versioned } from '../../src/engine/versions';
import { emptyRound, evolveRound } from '../../src/round';
import type { RoundEvent } from '../../src/round';
import { openStore } from '../../src/store';
import type { Store, StoreOptions } from '../../src/store';

const PAGE = 1_000;

type Journal = Awaited<ReturnType<Store['seasons']['journal']>>[number];

export type Kept = { readonly journals: ReadonlyMap<string, readonly Journal[]> };

/** All journals in the store. Throws unless folding each journal gives exactly its rows [4]. */
export async function readAndFold(options: StoreOptions): Promise<Kept> {
  const store = await openStore(options);
  try {
    const journals = new Map<string, readonly Journal[]>();
    const records = await store.seasons.list({ visibleTo: null, limit: 1_000 });
    for (const { id } of records) {
      const journal = await wholeJournal(store, id);
      expect(journal.map(({ seq }) => seq)).toEqual(journal.map((_row, at) => at + 1));
      expectFold(await store.seasons.load(id), journal);
      journals.set(id, journal);
    }
    return { journals };
  } finally {
    await store.close();
  }
}

async function wholeJournal(store: Store, id: Journal['seasonId']): Promise<Journal[]> {
  const journal: Journal[] = [];
  for (;;) {
    const page = await versioned(store.seasons).journal(id, journal.length, PAGE);
    journal.push(...page);
    if (page.length < PAGE) return journal;
  }
}

function expectFold(stored: StoredSeason | null, journal: readonly Journal[]): void {
  const folded = emptyRound();
  for (const { seq, atMs, actor, payload } of journal) {
    evolveRound(folded, { seq, atMs, actor, event: payload as unknown as RoundEvent });
  }
  const rows = folded
    .names()
    .flatMap((table) => folded.all(table).map((row) => ({ table, id: row.id, row })));
  expect([...(stored?.rows ?? [])].sort(byPlace)).toEqual(rows.sort(byPlace));
}

type Place = { readonly table: string; readonly id: string };
const byPlace = (a: Place, b: Place): number =>
  `${a.table} ${a.id}` < `${b.table} ${b.id}` ? -1 : 1;
