import { seasonId } from '../../../src/kernel';
import { openStore } from '../../../src/store';
import type { Store } from '../../../src/store';
import { freshPostgres, postgresUrl } from '../../support/backends';
import { commitOf } from '../../support/store-fixtures';
import { EndingServer } from './ending-server';

const describeOnPostgres = postgresUrl() === null ? describe.skip : describe;
/** The number of concurrent commits, equal to the pool's number of connections. */
const AT_ONCE = 10;

describeOnPostgres('connections that PostgreSQL ends as they are made [N0]', () => {
  let place: Awaited<ReturnType<typeof freshPostgres>>;
  let server: EndingServer;
  let store: Store;

  beforeAll(async () => {
    place = await freshPostgres();
    server = await EndingServer.to(place.url);
    const url = new URL(place.url);
    url.hostname = '127.0.0.1';
    url.port = String(server.port);
    store = await openStore({ url: url.href, dataDir: '/nowhere' });
    // This also ends the pooled connections that the opening has left.
    await server.endAll();
  });
  afterAll(async () => {
    await store.close();
    await server.close();
    await place.drop();
  });

  it('fail what was to go over them, and end nothing else', async () => {
    server.ends = true;
    for (let round = 0; round < 4; round += 1) {
      const lost = Array.from({ length: AT_ONCE }, (_, at) =>
        at % 2 === 0
          ? store.ping()
          : store.seasons.commit({ seasons: [commitOf(`s${String(at)}`, 0)] }),
      );
      for (const { status } of await Promise.allSettled(lost)) expect(status).toBe('rejected');
    }
    expect(server.ended).toBeGreaterThanOrEqual(2 * AT_ONCE);
    server.ends = false;
    await store.seasons.commit({ seasons: [commitOf('after', 0)] });
    await expect(store.seasons.record(seasonId('after'))).resolves.toMatchObject({ seq: 1 });
  });
});
