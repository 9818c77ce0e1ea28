import { seasonId } from '../../../src/kernel';
import type { SeasonStore } from '../../../src/engine';
import type { Database } from '../../../src/store/database';
import { openPostgres } from '../../../src/store/postgres/open';
import { seasonStore } from '../../../src/store/seasons/season-store';
import { freshPostgres, postgresUrl } from '../../support/backends';
import { answerOf, commitOf, eventOf } from '../../support/store-fixtures';
import { sequences } from './combinations';
import { PostgresFaults } from './failing-postgres';
import type { PostgresFault } from './failing-postgres';

const describeOnPostgres = postgresUrl() === null ? describe.skip : describe;

/**
 * The index of COMMIT in the smallest commit: BEGIN, the season, the answer, the journal, COMMIT.
 */
const COMMIT = 4;
const FAULTS: readonly PostgresFault[] = ['before', 'after', 'broken', 'cut'];

type Kind = {
  readonly at: number;
  readonly fault: PostgresFault;
  readonly rollback: PostgresFault | null;
};
const kind = (at: number, fault: PostgresFault, rollback: Kind['rollback'] = null): Kind => ({
  at,
  fault,
  rollback,
});

const EVERY: readonly Kind[] = Array.from({ length: COMMIT + 1 }, (_, at) => at).flatMap((at) =>
  FAULTS.flatMap((fault) => [null, ...FAULTS].map((rollback) => kind(at, fault, rollback))),
);
const WAYS: readonly Kind[] = [
  kind(0, 'after'),
  kind(1, 'before', 'before'),
  kind(2, 'after'),
  kind(3, 'broken'),
  kind(COMMIT, 'before', 'after'),
  kind(COMMIT, 'cut'),
];
const FEW: readonly Kind[] = [kind(2, 'before', 'before'), kind(3, 'cut'), kind(COMMIT, 'after')];

describeOnPostgres('a database server that fails [1]', () => {
  const faults = new PostgresFaults();
  const acknowledged = new Map<string, string[]>();
  let place: Awaited<ReturnType<typeof freshPostgres>>;
  let database: Database;
  let seasons: SeasonStore;

  beforeAll(async () => {
    place = await freshPostgres();
    database = await openPostgres(place.url, faults.client);
    seasons = seasonStore(database, { fingerprint: null });
  });
  afterAll(async () => {
    await database.close();
    await place.drop();
  });

  const keysOf = async (id: string): Promise<unknown[]> =>
    (await seasons.journal(seasonId(id), 0, 100)).map(({ payload }) => payload['key']);

  /** Continues the season from its state in the store, as the engine would after a failure. */
  async function write(id: string, key: string, failure: Kind | null): Promise<void> {
    faults.fault = () => null;
    const seq = (await keysOf(id)).length;
    const event = { ...eventOf(id, seq + 1), payload: { key } };
    faults.heard.length = 0;
    if (failure !== null) {
      faults.fault = (sql, now) => {
        if (sql === 'ROLLBACK') return failure.rollback;
        return now === failure.at ? failure.fault : null;
      };
    }
    await seasons.commit({
      seasons: [commitOf(id, seq, { events: [event], answers: [answerOf(key)] })],
    });
    acknowledged.set(id, [...(acknowledged.get(id) ?? []), key]);
  }

  async function play(id: string, failures: readonly Kind[]): Promise<void> {
    await write(id, 'first', null);
    const uncertain: string[] = [];
    for (const [at, failure] of failures.entries()) {
      const outcome = await write(id, `failed-${at}`, failure).catch((error: unknown) => error);
      expect(outcome).toMatchObject({ name: 'StoreSilent' });
      if (failure.at === COMMIT) uncertain.push(`failed-${at}`);
    }
    await write(id, 'last', null);
    const keys = await keysOf(id);
    expect(keys.filter((key) => !uncertain.includes(String(key)))).toEqual(acknowledged.get(id));
    expect(new Set(keys).size).toBe(keys.length);
    const record = await seasons.record(seasonId(id));
    expect(record?.seq).toBe(keys.length);
  }

  it.each([
    ['once', EVERY, 1],
    ['twice in a row', WAYS, 2],
    ['three times in a row', FEW, 3],
    ['four times in a row', FEW, 4],
  ])('loses nothing, writes nothing twice or in part: %s', async (title, of, length) => {
    const all = sequences(of, length);
    for (const [at, failures] of all.entries()) await play(`${title} ${at}`, failures);
    await database.close();
    database = await openPostgres(place.url, faults.client);
    seasons = seasonStore(database, { fingerprint: null });
    for (const [id, keys] of acknowledged) {
      expect(await keysOf(id)).toEqual(expect.arrayContaining(keys));
    }
  });
});
