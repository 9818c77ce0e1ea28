import { randomBytes } from 'node:crypto';
import { UnstorableFault } from '../../../src/engine';
import { seasonId } from '../../../src/kernel';
import { CannotOpenStore, openStore } from '../../../src/store';
import { postgresUrl } from '../../support/backends';
import { addressOf, onServer } from '../../support/migrated-databases';
import { commitOf, holdingOf } from '../../support/store-fixtures';

const server = postgresUrl() ?? '';
const describeOnPostgres = server === '' ? describe.skip : describe;

async function inDatabase(encoding: string, work: (url: string) => Promise<void>): Promise<void> {
  const name = `ridotto_test_${randomBytes(6).toString('hex')}`;
  const made = `create database "${name}" template template0 encoding '${encoding}' lc_collate 'C' lc_ctype 'C'`;
  await onServer(server, (client) => client.query(made));
  try {
    await work(addressOf(server, name));
  } finally {
    await onServer(server, (client) => client.query(`drop database "${name}" with (force)`));
  }
}

describeOnPostgres('a database that cannot keep everything [N2]', () => {
  it('is refused at the start where its encoding has not every character', async () => {
    await inDatabase('LATIN1', async (url) => {
      const opening = openStore({ url, dataDir: '/nowhere' });
      await expect(opening).rejects.toThrow(CannotOpenStore);
      await expect(opening).rejects.toThrow('The database is in LATIN1');
    });
  });

  it.each(['UTF8', 'SQL_ASCII'])(
    'in %s refuses what it cannot keep, and goes on',
    async (encoding) => {
      await inDatabase(encoding, async (url) => {
        const store = await openStore({ url, dataDir: '/nowhere' });
        await store.seasons.commit({ seasons: [commitOf('s', 0, { record: { name: '漢字' } })] });
        const beyond = commitOf('s', 1, { changes: [holdingOf('a', 1e30)] });
        await expect(store.seasons.commit({ seasons: [beyond] })).rejects.toThrow(UnstorableFault);
        const nul = commitOf('s', 1, { record: { name: 'a\u0000b' } });
        await expect(store.seasons.commit({ seasons: [nul] })).rejects.toThrow(UnstorableFault);
        await expect(store.trouble()).resolves.toBeNull();
        await store.seasons.commit({ seasons: [commitOf('s', 1)] });
        await expect(store.seasons.record(seasonId('s'))).resolves.toMatchObject({ seq: 2 });
        await store.close();
      });
    },
  );
});
