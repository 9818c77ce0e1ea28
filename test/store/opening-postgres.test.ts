import { Client } from 'pg';
import { openStore } from '../../src/store';
import { freshPostgres, postgresUrl } from '../support/backends';
import { commitOf, idsOf } from '../support/store-fixtures';

const describeOnPostgres = postgresUrl() === null ? describe.skip : describe;
const failureOf = (url: string): Promise<unknown> =>
  openStore({ url, dataDir: '/nowhere' }).catch((error: unknown) => error);

describeOnPostgres('opening PostgreSQL', () => {
  it('migrates once when three nodes start at the same time', async () => {
    const { url, drop } = await freshPostgres();
    const open = () => openStore({ url, dataDir: '/nowhere' });
    const [first, ...others] = await Promise.all([open(), open(), open()]);
    await first.seasons.commit({ seasons: [commitOf('s1', 0)] });
    for (const store of others) {
      expect(idsOf(await store.seasons.list({ visibleTo: null, limit: 10 }))).toEqual(['s1']);
    }
    for (const store of [first, ...others]) await store.close();
    await drop();
  });

  it('says without the password where it is', async () => {
    const { url, drop } = await freshPostgres();
    const withPassword = new URL(url);
    withPassword.password = 'hunter2';
    const store = await openStore({ url: withPassword.href, dataDir: '/nowhere' });
    const { hostname, port, pathname } = withPassword;
    expect(store.describe()).toBe(
      `PostgreSQL at ${hostname}:${port || '5432'}, database ${pathname.slice(1)}`,
    );
    await store.ping();
    await store.close();
    await drop();
  });

  it('goes on after the server has ended all connections', async () => {
    const { url, drop } = await freshPostgres();
    const store = await openStore({ url, dataDir: '/nowhere' });
    await store.seasons.commit({ seasons: [commitOf('s1', 0)] });
    const admin = new Client({ connectionString: url });
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await admin.end();
    // Each pooled connection that was silently closed fails once.
    for (let fails = true; fails;) {
      fails = await store.ping().then(
        () => false,
        () => true,
      );
    }
    await store.seasons.commit({ seasons: [commitOf('s1', 1)] });
    await store.close();
    await drop();
  });

  it('says that a database is not there', async () => {
    const url = new URL(postgresUrl()!);
    url.pathname = '/no_such_database';
    expect(await failureOf(url.href)).toMatchObject({
      name: 'CannotOpenStore',
      message: expect.stringContaining('database "no_such_database" does not exist') as string,
    });
  });
});

describe('opening a PostgreSQL that cannot be reached', () => {
  it('names host and port, and not the password', async () => {
    const failure = await failureOf('postgres://u:hunter2@127.0.0.1:1/x');
    expect(failure).toMatchObject({
      name: 'CannotOpenStore',
      message: 'PostgreSQL at 127.0.0.1:1 cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
    });
  });

  it.each(['not an address hunter2', 'mysql://u:hunter2@h/x'])(
    'does not repeat the wrong address %s',
    async (url) => {
      const failure = await failureOf(url);
      expect(failure).toMatchObject({ name: 'CannotOpenStore' });
      expect(String(failure)).toContain('must look like postgres://');
      expect(String(failure)).not.toContain('hunter2');
    },
  );
});
