import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner';
import { seasonId } from '../../../src/kernel';
import { storeBackends } from '../../support/backends';
import { commitOf, openFresh } from '../../support/store-fixtures';

/** The parameters of the statements that write secrets during `act`. */
async function writtenIn(act: () => Promise<unknown>): Promise<string> {
  const runners = [BetterSqlite3QueryRunner.prototype, PostgresQueryRunner.prototype];
  const spies = runners.map((runner) => jest.spyOn(runner, 'query'));
  try {
    await act();
    const calls = spies.flatMap(({ mock }) => mock.calls);
    const writing = calls.filter(([sql]) => sql.startsWith('INSERT INTO "secrets"'));
    return JSON.stringify(writing.map(([, parameters]) => parameters));
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

describe.each(storeBackends())('a rotation on $name', ({ fresh }) => {
  it('writes the secrets that it seals again, and leaves the others', async () => {
    const { store, drop } = await openFresh(fresh);
    const id = seasonId('s1');
    const secrets = ['other', 'own'].map((key) => ({ key, sealed: `old ${key}` }));
    await store.seasons.commit({ seasons: [commitOf(id, 0, { secrets })] });
    const written = await writtenIn(() =>
      store.fingerprints.reseal({
        fingerprint: 'after',
        again: (row) => (row.key === 'own' ? { ...row, sealed: 'new own' } : row),
      }),
    );
    expect(written).toContain('new own');
    expect(written).not.toContain('old other');
    expect((await store.seasons.secrets(id)).toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual([
      { key: 'other', sealed: 'old other' },
      { key: 'own', sealed: 'new own' },
    ]);
    await drop();
  });
});
