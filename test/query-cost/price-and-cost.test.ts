/**
 * Compares the processor time of operations with their price: each field of the schema with each of
 * its arguments, with lists as long as the price allows, and each mutation with its largest input,
 * in seasons of two hundred players. New fields are covered at once. Cached results would spoil the
 * measure, so each copy of a season is queried once.
 */
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { execute, parse } from 'graphql';
import type { SeasonKind } from '../../src/engine';
import { makeContext } from '../../src/graphql';
import { seasonGlobalId } from '../../src/graphql/ids/global-ids';
import type { SeasonId } from '../../src/kernel';
import type { Variables } from '../support/in-process-api';
import { asRehearsal, BigHouse } from './big-house';
import type { PricedDocument } from './big-house';
import { everyMutation } from './every-mutation';
import type { AskedMutation } from './every-mutation';
import { valuesIn } from './mutation-values';
import { median, printTable } from './table';
import type { Measured } from './table';

/** The time that any operation may take. A shorter time says nothing about prices. */
const LEAST_MS = 5;
/** An excess that the machine may cause. */
const SLACK_MS = 15;
const TIMES = 3;
/** The number of measurements of an operation, of which the lowest counts. */
const TURNS = 4;

/** Mutations after which the viewer can do less: they come last, in this order. */
const ENDING = [
  ...['removePlayer', 'handOnHost', 'resignGame', 'voidGame', 'goIdle', 'leaveSeason'],
  ...['closeSeason', 'signOut', 'signOutEverywhere'],
];

/** Fields that cost more than any price could say, with the reason. */
const KEPT: Readonly<Record<string, string>> = {
  'Round.standings': 'the whole journal is folded at the pace of the asker, once, and kept',
  'Dynasty.standings': 'the whole journal is folded at the pace of the asker, once, and kept',
};

type Payload = { readonly refusal?: { readonly message: string } | null };
type Option = { readonly mutation: string; readonly input: Variables };

let house: BigHouse;

beforeAll(async () => {
  house = await BigHouse.open();
});
afterAll(() => house.api.close());

async function measured(
  { document, price }: PricedDocument,
  variableValues: Variables = {},
): Promise<Omit<Measured, 'name'>> {
  const { api, viewer } = house;
  const { schema, deps } = api;
  const contextValue = makeContext({ deps, viewer, address: '127.0.0.1' });
  const before = process.cpuUsage();
  const { data, errors } = await execute({ schema, document, contextValue, variableValues });
  const { user, system } = process.cpuUsage(before);
  const [payload] = Object.values(data ?? {}) as readonly (Payload | null)[];
  const error = errors?.[0]?.message ?? payload?.refusal?.message ?? null;
  return { price, cpuMs: (user + system) / 1_000, error };
}

/** Measurements by name. The lowest of several times counts. */
class Lowest {
  private readonly rows = new Map<string, Measured>();

  add(name: string, { cpuMs, ...rest }: Omit<Measured, 'name'>): void {
    const least = Math.min(cpuMs, this.rows.get(name)?.cpuMs ?? Infinity);
    this.rows.set(name, { name, ...rest, cpuMs: least });
  }

  all(): Measured[] {
    return [...this.rows.values()];
  }
}

/** Measures each query of both seasons, each time on another copy. */
async function measureQueries(lowest: Lowest): Promise<void> {
  for (const some of house.journals) {
    // A first run, because the code is not compiled yet.
    for (const { text } of house.queriesOf(some.kind, await house.fresh(some))) {
      await measured(house.affordable(text));
    }
    for (let count = 0; count < TURNS; count += 1) {
      const queries = house.queriesOf(some.kind, await house.fresh(some));
      await clearAway();
      for (const { name, text } of queries) {
        lowest.add(`${some.kind} ${name}`, await measured(house.affordable(text)));
      }
    }
  }
}

/** The number of accounts made, for a handle that nobody has. */
const signedUp = ((): (() => number) => {
  let count = 0;
  return () => (count += 1);
})();

/** The mutations in a season, each with the known fields of its first option. */
async function mutationsOf(kind: SeasonKind, season: SeasonId): Promise<AskedMutation[]> {
  const { api, viewer } = house;
  const document = parse(`query ($id: ID!) {
    season(id: $id) { viewer { options { mutation input } } }
  }`);
  const { data } = await execute({
    ...{ schema: api.schema, document, variableValues: { id: seasonGlobalId(kind, season) } },
    contextValue: makeContext({ deps: api.deps, viewer, address: '127.0.0.1' }),
  });
  const { season: found } = data as { season: { viewer: { options: readonly Option[] } } };
  const { options } = found.viewer;
  const rank = ({ field }: AskedMutation): number => ENDING.indexOf(field);
  return everyMutation(api.schema, valuesIn({ kind, season, account: viewer.account.id }))
    .map((asked) => {
      const option = options.find(({ mutation }) => mutation === asked.field);
      const own = asked.field === 'signUp' ? { handle: `new-${signedUp()}` } : {};
      return { ...asked, input: { ...asked.input, ...option?.input, ...own } };
    })
    .sort((one, other) => rank(one) - rank(other));
}

async function measureMutation({ text, input }: AskedMutation): Promise<Omit<Measured, 'name'>> {
  const document = parse(text);
  return measured({ document, price: house.priceOf(document, { input }) }, { input });
}

/** Measures each mutation in both seasons, and in rehearsals of them. */
async function measureMutations(lowest: Lowest): Promise<void> {
  for (const some of house.journals.flatMap((each) => [each, asRehearsal(each)])) {
    for (let count = 0; count < TURNS; count += 1) {
      const season = await house.fresh(some);
      await house.enter();
      const mutations = await mutationsOf(some.kind, season);
      await clearAway();
      await house.enter();
      // The first writes after a new season pay for what loading it left behind.
      const [signUp] = mutations.filter(({ field }) => field === 'signUp');
      for (let time = 0; time < 3; time += 1) {
        const input = { ...signUp!.input, handle: `new-${signedUp()}` };
        await measureMutation({ ...signUp!, input });
      }
      for (const asked of mutations) {
        lowest.add(`${some.name} ${asked.name}`, await measureMutation(asked));
      }
    }
  }
}

/**
 * Collects garbage before a measurement, so that none is collected during it. The first operations
 * after it take 20 to 40 ms more, whatever they are, so cheap ones come first.
 */
async function clearAway(): Promise<void> {
  collectGarbage();
  for (let time = 0; time < 50; time += 1) {
    await measured(house.affordable('{ __typename }'));
    await turn();
  }
}

const collectGarbage = ((): (() => void) => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
})();

const weighty = (rows: readonly Measured[]): Measured[] =>
  rows.filter(({ cpuMs }) => cpuMs >= LEAST_MS);
const ratio = ({ cpuMs, price }: Measured): number => cpuMs / Math.max(1, price);

/** The rows that cost too much in comparison with the queries. */
function tooDear(rows: readonly Measured[], queries: readonly Measured[]): Measured[] {
  const most = TIMES * median(weighty(queries).map(ratio));
  return rows
    .filter(({ cpuMs, price }) => cpuMs > most * price + SLACK_MS)
    .filter(({ name }) => KEPT[name.split(' ')[1]!.replace(/\(.*/, '')] === undefined);
}

/** Writes a table into the folder `PRICE_TABLES`, if it is set. */
function print(file: string, rows: readonly Measured[]): void {
  const folder = process.env['PRICE_TABLES'];
  if (folder !== undefined) printTable(join(folder, file), rows);
}

/**
 * The measurements, taken twice as often if a row is too dear: the machine disturbs one row or
 * another of some two thousand, but hardly the same row eight times.
 */
async function measuredAll(
  measure: (lowest: Lowest) => Promise<void>,
  judge: (rows: readonly Measured[]) => Promise<readonly Measured[]>,
): Promise<Measured[]> {
  const lowest = new Lowest();
  await measure(lowest);
  if ((await judge(lowest.all())).length > 0) await measure(lowest);
  return lowest.all();
}

let queries: Promise<Measured[]> | null = null;
const measuredQueries = (): Promise<Measured[]> =>
  (queries ??= measuredAll(measureQueries, (rows) => Promise.resolve(tooDear(rows, rows))));

it('no field takes more than three times what its price says', async () => {
  const rows = await measuredQueries();
  print('queries', rows);
  expect(rows.length).toBeGreaterThan(1_000);
  expect(tooDear(rows, rows)).toEqual([]);
}, 1_200_000);

it('no mutation takes more than three times what its price says', async () => {
  const judge = async (rows: readonly Measured[]): Promise<readonly Measured[]> =>
    tooDear(rows, await measuredQueries());
  const rows = await measuredAll(measureMutations, judge);
  print('mutations', rows);
  expect(await judge(rows)).toEqual([]);
}, 2_400_000);
