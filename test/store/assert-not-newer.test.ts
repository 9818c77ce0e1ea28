import BetterSqlite3 from 'better-sqlite3';
import { Client } from 'pg';
import { openStore, sqliteFile } from '../../src/store';
import { storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';

const INSERT = (name: string): string =>
  `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, '${name}')`;

/** Records a migration, as a later version of the server would. */
async function migrateWith({ databaseUrl, dataDir }: FreshStore, name: string): Promise<void> {
  if (databaseUrl === null) {
    const file = new BetterSqlite3(sqliteFile(dataDir));
    file.exec(INSERT(name));
    file.close();
    return;
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(INSERT(name));
  await client.end();
}

describe.each(storeBackends())('a store of a newer version on $name [N7]', ({ fresh }) => {
  let place: FreshStore;
  const open = async (): Promise<void> => {
    const { databaseUrl: url, dataDir } = place;
    await (await openStore({ url, dataDir })).close();
  };
  beforeEach(async () => {
    place = await fresh();
    await open();
  });
  afterEach(() => place.drop());

  it('is refused with what to do', async () => {
    await migrateWith(place, 'MoonPhases9999999999999');
    await expect(open()).rejects.toThrow(
      'A newer version of Ridotto has changed the database (MoonPhases9999999999999): start that ' +
        'version, or put back a backup of the database from before the upgrade.',
    );
  });

  it('is opened where what it changed is for older ones too', async () => {
    await migrateWith(place, 'MoonIndexForOlderToo9999999999999');
    await open();
  });
});
