import { SeasonsLocked, ConcurrencyConflict } from '../../src/engine';
import { seasonId } from '../../src/kernel';
import { storeBackends } from '../support/backends';
import { answerOf, commitOf, holdingOf, openFresh } from '../support/store-fixtures';
import type { Opened } from '../support/store-fixtures';

const WRITERS = 8;
const COMMITS = 12;
const SHARED = Array.from({ length: 6 }, (_, at) => `shared-${at}`);

/**
 * Retries a write that could not get its locks: on a busy machine another writer may hold them for
 * longer than the timeout.
 */
async function unlocked(write: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      if (!(error instanceof SeasonsLocked)) throw error;
    }
  }
}

describe.each(storeBackends())('writers at the same time on $name', ({ name, fresh }) => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await openFresh(fresh);
    await opened.store.seasons.commit({ seasons: SHARED.map((id) => commitOf(id, 0)) });
  });
  afterEach(() => opened.drop());

  /** Two stores, as on two nodes, if the backend allows it; otherwise one. */
  const storesOf = async (): Promise<Opened['store'][]> =>
    name === 'PostgreSQL' ? [opened.store, await opened.another()] : [opened.store];

  /**
   * Commits to all shared seasons, in this writer's order, until `COMMITS` commits have succeeded.
   */
  async function write(store: Opened['store'], writer: number): Promise<void> {
    const order = writer % 2 === 0 ? SHARED : SHARED.toReversed();
    for (let won = 0; won < COMMITS;) {
      const records = await store.seasons.records(order.map(seasonId));
      const seqs = new Map<string, number>(records.map(({ id, seq }) => [id, seq]));
      const changes = order.map((id) => holdingOf(id, won));
      const batch = order.map((id) => commitOf(id, seqs.get(id)!, { changes }));
      try {
        await store.seasons.commit({
          seasons: [...batch, commitOf(`own-${writer}-${won}`, 0, { changes })],
        });
        won += 1;
      } catch (error) {
        if (!(error instanceof ConcurrencyConflict || error instanceof SeasonsLocked)) throw error;
      }
    }
  }

  it('neither deadlock nor lose an acknowledged commit', async () => {
    // In so large a table PostgreSQL locks the rows of an UPDATE in the given order, and not in the
    // order of the table.
    const most = name === 'PostgreSQL' ? 30_000 : 0;
    for (let from = 0; from < most; from += 1_000) {
      const others = Array.from({ length: 1_000 }, (_, at) => commitOf(`other-${from + at}`, 0));
      await opened.store.seasons.commit({ seasons: others });
    }
    const stores = await storesOf();
    const writers = Array.from({ length: WRITERS }, (_, at) =>
      write(stores[at % stores.length]!, at),
    );
    await Promise.all(writers);
    for (const id of SHARED) {
      const expected = 1 + WRITERS * COMMITS;
      expect(await opened.store.seasons.record(seasonId(id))).toMatchObject({ seq: expected });
      const journal = await opened.store.seasons.journal(seasonId(id), 0, 1_000);
      expect(journal.map(({ seq }) => seq)).toStrictEqual(
        Array.from({ length: expected }, (_, at) => at + 1),
      );
    }
  });

  it('of one version: one wins, the others get a conflict', async () => {
    const stores = await storesOf();
    const commits = Array.from({ length: WRITERS }, (_, at) =>
      stores[at % stores.length]!.seasons.commit({ seasons: [commitOf('shared-0', 1)] }),
    );
    const results = await Promise.allSettled(commits);
    const lost = results.filter((result) => result.status === 'rejected');
    expect(lost).toHaveLength(WRITERS - 1);
    for (const { reason } of lost) expect(reason).toMatchObject({ seasonIds: ['shared-0'] });
  });

  it('of the same answers in different orders: one wins, the others get a conflict', async () => {
    const answers = Array.from({ length: 2_000 }, (_, at) => answerOf(`k${at}`));
    // Opens one connection for each writer, so that the commits start together.
    await Promise.all(Array.from({ length: WRITERS }, () => opened.store.ping()));
    const commits = Array.from({ length: WRITERS }, (_, at) =>
      unlocked(() =>
        opened.store.seasons.commit({
          seasons: [],
          accountAnswers: at % 2 === 0 ? answers : answers.toReversed(),
        }),
      ),
    );
    const results = await Promise.allSettled(commits);
    const lost = results.filter((result) => result.status === 'rejected');
    expect(lost).toHaveLength(WRITERS - 1);
    for (const { reason } of lost) {
      expect(reason).toMatchObject({ seasonIds: [], isAccountKeyTaken: true });
    }
  });

  it('make a season once', async () => {
    const commits = Array.from({ length: WRITERS }, () =>
      opened.store.seasons.commit({ seasons: [commitOf('made', 0)] }),
    );
    const results = await Promise.allSettled(commits);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await opened.store.seasons.journal(seasonId('made'), 0, 10)).toHaveLength(1);
  });

  it('never show a reader half a commit', async () => {
    const id = 'whole';
    await opened.store.seasons.commit({ seasons: [commitOf(id, 0)] });
    const writeAll = async (): Promise<null> => {
      for (let seq = 1; seq <= 40; seq += 1) {
        const changes = ['a', 'b'].map((holding) => holdingOf(holding, seq + 1));
        const secrets = [{ key: 'k', sealed: String(seq + 1) }];
        await opened.store.seasons.commit({ seasons: [commitOf(id, seq, { changes, secrets })] });
      }
      return null;
    };
    const writing = writeAll();
    const nextLoad = () => Promise.race([writing, opened.store.seasons.load(seasonId(id))]);
    for (let loaded = await nextLoad(); loaded !== null; loaded = await nextLoad()) {
      const { record, rows, secrets } = loaded;
      if (record.seq === 1) continue;
      const quantities = rows.map(({ row }) => (row as unknown as { quantity: number }).quantity);
      expect([...quantities, Number(secrets[0]!.sealed)]).toEqual(Array(3).fill(record.seq));
    }
  });
});
