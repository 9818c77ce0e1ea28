/**
 * Runs each mutation with a short and with its largest input, and counts the passes of all functions
 * and loops of `src/`. Work that grows faster than its input is found here, without measuring time.
 */
import { Session } from 'node:inspector';
import type { Profiler } from 'node:inspector';
import { join, sep } from 'node:path';
import { execute, parse } from 'graphql';
import { makeContext } from '../../src/graphql';
import { BigHouse } from './big-house';
import { everyMutation } from './every-mutation';
import type { AskedMutation } from './every-mutation';
import { valuesIn } from './mutation-values';
import type { SomeJournal } from '../recordings/journals';

/** The part of the largest input that a short one has. */
const PART = 1 / 5;
/** The growth of the passes, divided by that of the input, above which the work is not linear. */
const MOST_GROWTH = 1.3;
/** Less is no work that a long input could make heavy. */
const MANY_PASSES = 50_000;

const SOURCES = join(__dirname, '../../src') + sep;
const session = new Session();
const counting = { callCount: true, detailed: true };

let house: BigHouse;
beforeAll(async () => {
  // No mutation reads what was said.
  house = await BigHouse.open({ messages: 0 });
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', counting);
}, 300_000);
afterAll(() => {
  session.disconnect();
  return house.api.close();
});

/** The passes since the last count, by the function's name. */
function passes(): Promise<Map<string, number>> {
  return new Promise((resolve) => {
    session.post('Profiler.takePreciseCoverage', (_error, taken) => {
      resolve(byFunction(taken));
    });
  });
}

function byFunction({ result }: Profiler.TakePreciseCoverageReturnType): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { url, functions } of result) {
    if (!url.includes(SOURCES)) continue;
    for (const { functionName, ranges } of functions) {
      const name = `${url.slice(url.indexOf(SOURCES) + SOURCES.length)} ${functionName}`;
      const count = ranges.reduce((sum, range) => sum + range.count, counts.get(name) ?? 0);
      counts.set(name, count);
    }
  }
  return counts;
}

type Counted = { readonly bytes: number; readonly total: number; readonly by: Map<string, number> };

async function run({ text, input }: AskedMutation): Promise<void> {
  const { api, viewer } = house;
  const contextValue = makeContext({ deps: api.deps, viewer, address: '127.0.0.1' });
  const variableValues = { input };
  await execute({ schema: api.schema, document: parse(text), contextValue, variableValues });
}

async function counted(asked: AskedMutation): Promise<Counted> {
  await run(asked);
  const by = await passes();
  const total = [...by.values()].reduce((sum, count) => sum + count, 0);
  return { bytes: Buffer.byteLength(JSON.stringify(asked.input)), total, by };
}

async function countAll(
  some: SomeJournal,
  part: number,
  isCounted: (name: string) => boolean,
): Promise<Map<string, Counted>> {
  const season = await house.fresh(some);
  await house.enter();
  const values = valuesIn({ kind: some.kind, season, account: house.viewer.account.id });
  const found = new Map<string, Counted>();
  let isFromZero = false;
  for (const asked of everyMutation(house.api.schema, { ...values, bytes: values.bytes * part })) {
    const counts = isCounted(asked.name);
    if (counts && !isFromZero) await passes();
    if (counts) found.set(asked.name, await counted(asked));
    else await run(asked);
    isFromZero = counts;
  }
  return found;
}

it('the work of each mutation grows in proportion to its input', async () => {
  const found: object[] = [];
  for (const some of house.journals) {
    const long = await countAll(some, 1, () => true);
    // A count takes longer than most mutations.
    const isHeavy = (name: string): boolean => long.get(name)!.total >= MANY_PASSES;
    const short = await countAll(some, PART, isHeavy);
    for (const [name, less] of short) {
      const { bytes, total, by } = long.get(name)!;
      const growth = total / less.total / (bytes / less.bytes);
      if (growth <= MOST_GROWTH) continue;
      const most = [...by].sort(([, one], [, other]) => other - one).slice(0, 3);
      found.push({ season: some.name, name, growth, most });
    }
  }
  expect(found).toEqual([]);
}, 600_000);
