/**
 * Compares the processor time of operations with their price: each field of the schema with each of
 * its arguments, with lists as long as the price allows, in seasons of two hundred players. New
 * fields are covered at once. Cached results would spoil the measure, so each copy of a season is
 * queried once.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { execute, parse } from 'graphql';
import type { DocumentNode } from 'graphql';
import type { SignedIn } from '../../src/accounts';
import type { SeasonKind } from '../../src/engine';
import { makeContext } from '../../src/graphql';
import { accountGlobalId, localGlobalId, seasonGlobalId } from '../../src/graphql/ids/global-ids';
import { required } from '../../src/kernel';
import type { AccountId, SeasonId } from '../../src/kernel';
import { costOf } from '../../src/server/graphql/cost/document-cost';
import { operationOf } from '../../src/server/graphql/documents';
import { LIMITS } from '../../src/server/scheduling/limits';
import { openApi } from '../support/in-process-api';
import type { ApiHouse } from '../support/in-process-api';
import { keep } from '../recordings/journals';
import type { SomeJournal } from '../recordings/journals';
import { bigDynasty, bigRound } from './big-seasons';
import { everyQuery, PAGE } from './every-query';
import type { Asked } from './every-query';
import { median, printTable } from './table';
import type { Measured } from './table';

/** The time that any operation may take. A shorter time says nothing about prices. */
const LEAST_MS = 5;
/** An excess that the machine may cause. */
const SLACK_MS = 15;
const TIMES = 3;
/** The number of measurements of a query, of which the lowest counts. */
const TURNS = 4;

/** Fields that cost more than any price could say, with the reason. */
const KEPT: Readonly<Record<string, string>> = {
  'Round.standings': 'the whole journal is folded at the pace of the asker, once, and kept',
  'Dynasty.standings': 'the whole journal is folded at the pace of the asker, once, and kept',
};

let api: ApiHouse;
let viewer: SignedIn;
let journals: readonly SomeJournal[];
let copies = 0;

beforeAll(async () => {
  api = await openApi();
  viewer = required(await api.deps.accounts.authenticate(await api.signUp('ann')), 'a viewer');
  const { id } = viewer.account;
  journals = [bigRound(id), bigDynasty(id)].map((some) => hostedBy(id, some));
  api.clock.set('2021-09-21T00:00:00Z');
});
afterAll(() => api.close());

/** Replaces the made-up host in the journal with an account. */
function hostedBy(id: AccountId, some: SomeJournal): SomeJournal {
  const text = JSON.stringify(some.journal).replaceAll('AccountId":"host"', `AccountId":"${id}"`);
  return { ...some, journal: JSON.parse(text) as never };
}

/** A new copy of a season, loaded but not queried. */
async function fresh(some: SomeJournal): Promise<SeasonId> {
  copies += 1;
  const id = await keep(api.store.seasons, `copy${copies}`, some);
  await api.deps.engine.read(id);
  return id;
}

function queriesOf(kind: SeasonKind, season: SeasonId): Asked[] {
  const text: Readonly<Record<string, string>> = {
    ...{ rank: 'ACE', suit: 'CUPS', class: 'STANDARD', edition: 'round-10/gallery' },
  };
  return everyQuery(api.schema, {
    patch: Array.from({ length: 200 }, () => ({ op: 'replace', path: '/title', value: 'Title' })),
    text: (argument) => text[argument] ?? 'a',
    id: (argument, of, field) => {
      if (argument === 'gameId') return localGlobalId('GiolittiGame', season, 'g1');
      if (argument === 'host' || field === 'account') return accountGlobalId(viewer.account.id);
      const isOfSeason = argument === 'seasonId' || (argument === 'id' && of === 'Query');
      return isOfSeason ? seasonGlobalId(kind, season) : localGlobalId('Player', season, 'p2');
    },
  });
}

/** The query with the longest pages that the price allows. */
function affordable(text: string): { document: DocumentNode; price: number } {
  for (let page: number = LIMITS.pageSize; ; page = Math.floor(page / 2)) {
    const document = parse(text.replaceAll(PAGE, String(page)));
    const operation = required(operationOf(document, null), 'an operation');
    const { objects: price } = costOf(api.schema, document, operation, {}, LIMITS);
    if (price <= LIMITS.cost || page === 1) return { document, price };
  }
}

async function measured(text: string): Promise<Omit<Measured, 'name'>> {
  const { document, price } = affordable(text);
  const contextValue = makeContext({ deps: api.deps, viewer, address: '127.0.0.1' });
  const before = process.cpuUsage();
  const { errors } = await execute({ schema: api.schema, document, contextValue });
  const { user, system } = process.cpuUsage(before);
  return { price, cpuMs: (user + system) / 1_000, error: errors?.[0]?.message ?? null };
}

/**
 * Measures each query of both seasons. The lowest of several times counts, each on another copy.
 */
async function measureAll(): Promise<Measured[]> {
  const rows = new Map<string, Measured>();
  for (const some of journals) {
    // A first run, because the code is not compiled yet.
    for (const { text } of queriesOf(some.kind, await fresh(some))) await measured(text);
    for (let count = 0; count < TURNS; count += 1) {
      const queries = queriesOf(some.kind, await fresh(some));
      clearAway();
      for (let time = 0; time < 50; time += 1) {
        await measured('{ __typename }');
        await turn();
      }
      for (const { name: field, text } of queries) {
        const name = `${some.kind} ${field}`;
        const { cpuMs, ...rest } = await measured(text);
        rows.set(name, {
          name,
          ...rest,
          cpuMs: Math.min(cpuMs, rows.get(name)?.cpuMs ?? Infinity),
        });
      }
    }
  }
  return [...rows.values()];
}

/** Collects garbage before a measurement, so that none is collected during it. */
const clearAway = ((): (() => void) => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
})();

const weighty = (rows: readonly Measured[]): Measured[] =>
  rows.filter(({ cpuMs }) => cpuMs >= LEAST_MS);
const ratio = ({ cpuMs, price }: Measured): number => cpuMs / Math.max(1, price);

function tooDear(rows: readonly Measured[]): Measured[] {
  const most = TIMES * median(weighty(rows).map(ratio));
  return rows
    .filter(({ cpuMs, price }) => cpuMs > most * price + SLACK_MS)
    .filter(({ name }) => KEPT[name.split(' ')[1]!.replace(/\(.*/, '')] === undefined);
}

it('no field takes more than three times what its price says', async () => {
  const rows = await measureAll();
  if (process.env['PRICE_TABLE'] !== undefined) printTable(process.env['PRICE_TABLE'], rows);
  expect(rows.length).toBeGreaterThan(1_000);
  expect(tooDear(rows)).toEqual([]);
}, 600_000);
