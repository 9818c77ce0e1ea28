import { seasonId } from '../../../src/kernel';
import { openStore } from '../../../src/store';
import type { Store } from '../../../src/store';
import { freshPostgres, postgresUrl } from '../../support/backends';
import { Hole } from '../../faults/hole';
import { commitOf } from '../../support/store-fixtures';

const describeOnPostgres = postgresUrl() === null ? describe.skip : describe;

describeOnPostgres('connections to PostgreSQL that a firewall has forgotten [1; F3]', () => {
  let place: Awaited<ReturnType<typeof freshPostgres>>;
  let hole: Hole;
  let store: Store;

  beforeAll(async () => {
    place = await freshPostgres();
    const url = new URL(place.url);
    hole = await Hole.to(Number(url.port === '' ? 5432 : url.port));
    url.hostname = '127.0.0.1';
    url.port = String(hole.port);
    store = await openStore({ url: url.href, dataDir: '/nowhere' });
  });
  afterAll(async () => {
    await store.close();
    hole.close();
    await place.drop();
  });

  const seqOf = async (id: string): Promise<number | undefined> =>
    (await store.seasons.record(seasonId(id)))?.seq;

  it('fail what is on them, all of it, and what comes next goes over new ones', async () => {
    const names = ['a', 'b', 'c'];
    // The commits run concurrently, so that the pool has several connections.
    await Promise.all(names.map((name) => store.seasons.commit({ seasons: [commitOf(name, 0)] })));
    expect(hole.swallow()).toBeGreaterThanOrEqual(names.length);
    const lost = names.map((name) => store.seasons.commit({ seasons: [commitOf(name, 1)] }));
    for (const outcome of await Promise.allSettled(lost)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'StoreSilent' } });
    }
    for (const name of names) {
      expect(await seqOf(name)).toBe(1);
      await store.seasons.commit({ seasons: [commitOf(name, 1)] });
      expect(await seqOf(name)).toBe(2);
    }
    await store.ping();
  });
});
