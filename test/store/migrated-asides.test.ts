import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Asides } from '../../migrations/0012-asides';
import { AsidesOfBefore } from '../../migrations/0014-asides-of-before';
import type { DynastyEvent, DynastyRows } from '../../src/dynasty';
import { seasonId } from '../../src/kernel';
import type { RowChange, Stamped } from '../../src/kernel';
import { insertRows } from '../../src/store/bulk';
import { journal as journalTable, seasons as seasonsTable } from '../../src/store/entities/seasons';
import { listedOf } from '../../src/store/seasons/records';
import { MIGRATIONS } from '../../src/store/migrations';
import { openStore } from '../../src/store';
import type { Store } from '../../src/store';
import { asides as asidesTable } from '../../src/store/state/dynasty';
import { STATE_TABLES } from '../../src/store/state/tables';
import { storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { replay } from '../dynasty/harness';
import { tableOfTwo } from '../dynasty/tables';
import { byTableAndId, recordOf } from '../support/store-fixtures';
import { optionsOf } from './migration-options';

type Journal = readonly Stamped<DynastyEvent>[];
type AsideRow = DynastyRows['asides'];

/** The journals of servers that had no table of asides. */
const RECORDED = JSON.parse(
  readFileSync(join(__dirname, '../dynasty/recorded/games.json'), 'utf8'),
) as Readonly<Record<string, { readonly journal: Journal }>>;

/** A journal longer than a batch, with plays between the Sfide. */
function longGame(): Journal {
  const { dynasty, first, second } = tableOfTwo();
  for (let offer = 0; offer < 400; offer += 1) {
    const [by, to] = offer % 2 === 0 ? [first, second] : [second, first];
    expect(dynasty.atTable(by, 'OfferSfida')).toBeNull();
    expect(dynasty.answer(to, true)).toBeNull();
    if (offer === 150) expect(dynasty.play(first, 'KING CUPS')).toBeNull();
    if (offer === 350) expect(dynasty.play(second, 'ACE CUPS')).toBeNull();
  }
  return dynasty.journal;
}

const JOURNALS: ReadonlyMap<string, Journal> = new Map([
  ...Object.entries(RECORDED).map(([name, { journal }]) => [name, journal] as const),
  ['a long game', longGame()],
]);

const rowsAfter = (journal: Journal): RowChange[] => {
  const state = replay(journal);
  return state
    .names()
    .flatMap((table) => state.all(table).map((row): RowChange => ({ table, id: row.id, row })));
};

const asidesAfter = (journal: Journal): AsideRow[] => replay(journal).all('asides');

/**
 * The asides of a game that began on an older server and continued on a newer one: their numbers
 * begin with 1.
 */
function keptSince(journal: Journal): AsideRow[] {
  const all = asidesAfter(journal);
  return all.slice(Math.ceil(all.length / 2)).map((row, at) => {
    const number = at + 1;
    return { ...row, number, id: `${row.gameId}:a${String(number)}` };
  });
}

describe.each(storeBackends())('asides of before their table on $name [4; F6]', ({ empty }) => {
  let place: FreshStore;
  let store: Store | null = null;
  beforeEach(async () => {
    place = await empty();
  });
  afterEach(async () => {
    await store?.close();
    store = null;
    await place.drop();
  });

  /** Migrates a database without some migrations, and runs the work on it. */
  async function without(
    leftOut: readonly (typeof MIGRATIONS)[number][],
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const migrations = MIGRATIONS.filter((migration) => !leftOut.includes(migration));
    const source = await new DataSource({
      ...optionsOf(place, 'ridotto.sqlite'),
      migrations,
    }).initialize();
    await source.runMigrations({ transaction: 'all' });
    await source.transaction(work);
    await source.destroy();
  }

  async function expectFolds(): Promise<void> {
    store = await openStore({ url: place.databaseUrl, dataDir: place.dataDir });
    for (const [name, journal] of JOURNALS) {
      const stored = await store.seasons.load(seasonId(name));
      expect(byTableAndId(stored!.rows)).toEqual(byTableAndId(rowsAfter(journal)));
    }
  }

  it('are what the journals tell', async () => {
    await without([Asides, AsidesOfBefore], async (manager) => {
      for (const [name, journal] of JOURNALS) await keep(manager, name, journal);
    });
    await expectFolds();
  });

  it('are so also where a server with the table has gone on', async () => {
    await without([AsidesOfBefore], async (manager) => {
      for (const [name, journal] of JOURNALS) {
        await keep(manager, name, journal);
        const rows = keptSince(journal).map((row) => ({ seasonId: name, ...row }));
        await insertRows(manager, asidesTable, rows);
      }
    });
    await expectFolds();
  });
});

/** Stores a dynasty with all its rows except asides. */
async function keep(manager: EntityManager, id: string, journal: Journal): Promise<void> {
  const record = recordOf(id, { kind: 'DYNASTY', seq: journal.length });
  await insertRows(manager, seasonsTable, [{ ...listedOf(record), claimedUntilMs: 0 }]);
  const events = journal.map(({ seq, atMs, actor, event }) => ({
    ...{ seasonId: seasonId(id), seq, atMs, actor, channel: null },
    ...{ type: event.type, payload: event },
  }));
  await insertRows(manager, journalTable, events);
  const rows = rowsAfter(journal);
  for (const { name, schema } of STATE_TABLES.DYNASTY.filter((table) => table.name !== 'asides')) {
    const stored = rows.flatMap(({ table, row }) =>
      table === name && row !== null ? [{ seasonId: id, ...row }] : [],
    );
    await insertRows(manager, schema, stored);
  }
}
