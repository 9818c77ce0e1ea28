import { DataSource } from 'typeorm';
import { NobodyOwnsASeason } from '../../migrations/0031-nobody-owns-a-season';
import { MIGRATIONS } from '../../src/store/migrations';
import { storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { optionsOf } from './migration-options';

type Row = {
  readonly season_id: string;
  readonly host_acted_at_ms: number | string;
  readonly co_host_ids: string;
};

describe.each(storeBackends())('a store of before hosts shared on $name', ({ empty }) => {
  let place: FreshStore;
  let source: DataSource;
  beforeEach(async () => {
    place = await empty();
    const earlier = MIGRATIONS.slice(0, MIGRATIONS.indexOf(NobodyOwnsASeason));
    const before = await new DataSource({ ...optionsOf(place), migrations: earlier }).initialize();
    await before.runMigrations({ transaction: 'all' });
    await before.destroy();
    source = await new DataSource(optionsOf(place)).initialize();
  });
  afterEach(async () => {
    await source.destroy();
    await place.drop();
  });

  const happened = (season: string, seq: number, at: number, actor: string): Promise<unknown> =>
    source.query(
      `INSERT INTO journal (season_id, seq, at_ms, type, actor, payload)
       VALUES ('${season}', ${seq}, ${at}, 'Said', '${actor}', '{}')`,
    );
  const dynasty = (id: string, dealer: string): Promise<unknown> =>
    source.query(
      `INSERT INTO dynasties (season_id, id, name, host_account_id, dealer_account_id, status,
         visibility, created_at_ms, day_ms, anchor_ms, rules_anchor_ms, revision, next_commitment)
       VALUES ('${id}', 'dynasty', 'D', 'a-host', '${dealer}', 'RUNNING',
         'PUBLIC', 1, 1000, 0, 0, 2, 'c')`,
    );
  const revision = (season: string, number: number, seq: number, automatic: boolean) =>
    source.query(
      `INSERT INTO rulesets (season_id, id, revision, adopted_at_ms, adopted_seq, document)
       VALUES ('${season}', 'r${number}', ${number}, 1, ${seq}, '{"automaticDealing":${String(automatic)}}')`,
    );

  it('knows when its hosts acted last, as host, player or dealer [L10]', async () => {
    await dynasty('host', 'a-dealer');
    await dynasty('player', 'a-dealer');
    await dynasty('dealer', 'a-host');
    for (const season of ['host', 'player', 'dealer']) {
      await happened(season, 1, 10, 'host');
      await happened(season, 2, 20, 'dealer');
      await happened(season, 3, 30, 'player:p1');
      await revision(season, 1, 1, false);
      // From this revision on, the server deals.
      await revision(season, 2, 4, true);
      await happened(season, 5, 50, 'dealer');
    }
    await source.query(
      `INSERT INTO players (season_id, id, account_id, name, joined_at_ms)
       VALUES ('player', 'p1', 'a-host', 'Host', 2)`,
    );
    await source.runMigrations({ transaction: 'all' });
    const rows = await source.query<Row[]>(
      'SELECT season_id, host_acted_at_ms, co_host_ids FROM dynasties',
    );
    expect(
      Object.fromEntries(rows.map((row) => [row.season_id, Number(row.host_acted_at_ms)])),
    ).toEqual({ host: 10, player: 30, dealer: 20 });
    expect(rows.map(({ co_host_ids: ids }) => ids)).toEqual(['[]', '[]', '[]']);
  });
});
