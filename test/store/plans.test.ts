import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { Client } from 'pg';
import type { Account, SeasonStore, Token } from '../../src/engine';
import { accountId, instant, seasonId } from '../../src/kernel';
import { openStore } from '../../src/store';
import type { Store } from '../../src/store';
import { storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { statementsOf } from '../support/sql-statements';
import type { Statement } from '../support/sql-statements';
import { answerOf, commitOf, MADE_AT } from '../support/store-fixtures';

const ACCOUNT = accountId('a1');
const SEASON = seasonId('s1');
const LAST = { after: 5, before: 90, fromEnd: true, limit: 20 } as const;
const AFTER = { key: MADE_AT, id: 's1' };
const OTHER = accountId('a2');
const TALLY = { of: ACCOUNT, against: null, visibleTo: OTHER };
const RESULTS = {
  ...{ of: ACCOUNT, visibleTo: OTHER, rehearsal: false },
  ...{ after: null, before: null, fromEnd: false, limit: 20 },
};

const ASKED: readonly (readonly [string, (store: SeasonStore) => Promise<unknown>])[] = [
  ['public seasons', (store) => store.list({ visibleTo: null, limit: 20 })],
  ['the seasons of a viewer', (store) => store.list({ visibleTo: ACCOUNT, limit: 20 })],
  ['the next page', (store) => store.list({ visibleTo: null, after: AFTER, limit: 20 })],
  ['the page before', (s) => s.list({ visibleTo: null, before: AFTER, fromEnd: true, limit: 20 })],
  ['where one plays', (store) => store.list({ visibleTo: ACCOUNT, of: ACCOUNT, limit: 20 })],
  [
    'running rounds',
    (s) => s.list({ visibleTo: null, status: 'RUNNING', kind: 'ROUND', limit: 20 }),
  ],
  ['what an account came to', (store) => store.results(RESULTS)],
  ['the next page of it', (store) => store.results({ ...RESULTS, after: AFTER })],
  ['how many seasons it won', (store) => store.seasonTally('ROUND', TALLY)],
  ['two of it against each other', (s) => s.seasonTally('ROUND', { ...TALLY, against: OTHER })],
  ['how many games it won', (store) => store.gameTally(TALLY)],
  ['games of two', (store) => store.gameTally({ ...TALLY, against: OTHER })],
  ['a journal', (store) => store.journal(SEASON, 5, 100)],
  ['the end of a journal', (store) => store.stretch(SEASON, { ...LAST, after: null })],
  ['channels of a journal', (store) => store.stretch(SEASON, { ...LAST, channels: ['AUCTIONS'] })],
  ['events of a type', (store) => store.stretch(SEASON, { ...LAST, types: ['Said', 'LotSold'] })],
  ['what a player did', (store) => store.stretch(SEASON, { ...LAST, actor: 'player:p1' })],
  ['an inbox', (store) => store.inbox(ACCOUNT, 5, 100)],
  ['the head of an inbox', (store) => store.inboxHead(ACCOUNT)],
  ['an answer by its key', (store) => store.answer(ACCOUNT, SEASON, 'k')],
  ['records', (store) => store.records([SEASON, seasonId('s2')])],
  ['a season with all its rows', (store) => store.load(SEASON)],
  ['what is due', (store) => store.claimDue(MADE_AT, 1_000, 10)],
  ['when something is due next', (store) => store.nextDue()],
  ['old answers', (store) => store.forgetAnswers(instant(MADE_AT - 1), 100)],
  ['what an account hosts', (store) => store.hosted(ACCOUNT, false)],
];

const GUEST: Account = {
  ...{ id: accountId('guest'), handle: null, displayName: 'Guest', passwordHash: null },
  ...{ createdAtMs: MADE_AT, seenAtMs: MADE_AT, deletedAtMs: null, bot: null },
};
const ENDED: Token = {
  ...{ id: 't1', accountId: GUEST.id, hash: 'h1', name: 'Token', kind: 'ACCESS', scopes: ['READ'] },
  ...{ createdAtMs: MADE_AT, expiresAtMs: MADE_AT, revokedAtMs: MADE_AT },
  ...{ parentId: null, salt: null, lastUsedAtMs: null, feed: null },
};
const LATER = instant(MADE_AT + 1);
const PLACE = { id: GUEST.id, seenAtMs: MADE_AT };

const ASKED_OF_ACCOUNTS: readonly (readonly [
  string,
  (store: Store['accounts']) => Promise<unknown>,
])[] = [
  ['the next page of old guests', (store) => store.forgetGuests(LATER, PLACE, 100)],
  ['tokens that ended, to be forgotten', (store) => store.forgetTokens(LATER, 100)],
  ['names that are left to be erased', (store) => store.leftToErase(20)],
  ['the bots of a season', (store) => store.botsOf(SEASON)],
  ['where an account has played', (store) => store.seasonsPlayed(GUEST.id, 's', 20)],
  ['when tokens were last shown', (store) => store.noteUses([ENDED.id], LATER)],
  ['guests who are nobody, to be forgotten', (store) => store.forgetGuests(LATER, null, 100)],
];

describe.each(storeBackends())('the plans of queries on $name', ({ fresh }) => {
  let place: FreshStore;
  let store: Store;
  beforeAll(async () => {
    place = await fresh();
    store = await openStore({ url: place.databaseUrl, dataDir: place.dataDir });
    await store.seasons.commit({ seasons: [commitOf('s1', 0, { answers: [answerOf('k')] })] });
  });
  afterAll(async () => {
    await store.close();
    await place.drop();
  });

  it.each(ASKED)('find %s without reading a whole table', async (_what, ask) => {
    await expectNoScans(await statementsOf(() => ask(store.seasons)));
  });

  it.each(ASKED_OF_ACCOUNTS)('find %s without reading a whole table', async (_what, ask) => {
    await store.accounts.addAccount(GUEST);
    await store.accounts.addToken(ENDED, { most: 3, onFull: 'REFUSE' });
    await expectNoScans(await statementsOf(() => ask(store.accounts)));
    await store.accounts.forgetGuests(LATER, null, 100);
  });

  it('remove a season without reading a whole table', async () => {
    const gone = seasonId('gone');
    await expectNoScans(await statementsOf(() => store.operating.deleteSeason(gone)));
  });

  async function expectNoScans(statements: readonly Statement[]): Promise<void> {
    expect(statements).not.toHaveLength(0);
    for (const statement of statements) {
      expect({ ...statement, scans: scansOf(await planOf(place, statement)) }).toEqual({
        ...statement,
        scans: [],
      });
    }
  }

  it.each([{ ids: ['s1'] }, { ids: [] }])(
    'look for webhooks by an index, of $ids',
    async ({ ids }) => {
      const asked = { claim: 'c', now: MADE_AT, untilMs: LATER, limit: 9 };
      const scope = { ids, since: instant(MADE_AT - 1) };
      const statements = await statementsOf(() => store.webhooks.claim({ ...asked, scope }));
      await expectNoScans(statements);
      const plans = await Promise.all(statements.map((statement) => planOf(place, statement)));
      // On SQLite, a search of this index without the earlier look reads all active webhooks.
      const wide = plans.flat().filter((step) => /INDEX webhooks_by_due \((?!.*>\?)/.test(step));
      expect(wide).toEqual([]);
    },
  );

  it('are seen to read a whole table where no index helps', async () => {
    const plan = await planOf(place, {
      sql: 'SELECT * FROM journal WHERE at_ms = 1',
      parameters: [],
    });
    expect(scansOf(plan)).toHaveLength(1);
  });
});

/** The steps of a statement's plan. PostgreSQL scans small tables unless it is told otherwise. */
async function planOf(
  { databaseUrl, dataDir }: FreshStore,
  { sql, parameters }: Statement,
): Promise<readonly string[]> {
  if (databaseUrl === null) {
    const file = new BetterSqlite3(join(dataDir, 'ridotto.sqlite'), { readonly: true });
    const steps = file.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...parameters);
    file.close();
    return (steps as readonly { readonly detail: string }[]).map(({ detail }) => detail);
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SET enable_seqscan = off');
    const { rows } = await client.query<Record<'QUERY PLAN', string>>(`EXPLAIN ${sql}`, [
      ...parameters,
    ]);
    return rows.map((row) => row['QUERY PLAN']);
  } finally {
    await client.end();
  }
}

/** The steps that scan a whole table; `part` and `waiting` are results of subqueries. */
function scansOf(plan: readonly string[]): readonly string[] {
  return plan.filter(
    (step) =>
      step.includes('Seq Scan on') ||
      (/^SCAN (?!json_each|CONSTANT|part$|waiting$|\()/.test(step) && !step.includes(' USING ')),
  );
}
