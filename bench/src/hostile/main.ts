/** The command line of the hostile load: the attacks and their duration. */
import { parseArgs } from 'node:util';
import { quantile } from '../figures';
import { wait } from './client';
import type { Heard } from './bystander';
import { FILTERS } from './filters';
import { FLOODS } from './floods';
import { PATCHES } from './patches';
import { PROPOSALS } from './proposals';
import { QUERIES } from './queries';
import { REPLAYS } from './replays';
import type { Shape } from './shape';
import { makeSite } from './site';
import type { Site } from './site';
import { VARIABLES } from './variables';
import { startVictim } from './victim';
import type { Victim } from './victim';

const USAGE = `npm run load:hostile -- [options]

  --seconds  how long each shape lasts; 10 by default
  --minutes  all of them together, for so long, and nothing else
  --only     only the shapes whose name has this in it
  --port     where the server listens; a free one by default
  --help     this page

A bystander asks from another address every 25 ms, first without the attack, then beside it. The
exit status is 1 when the attack raised its p99 by more than 100 ms in any shape by itself,
something that it asked failed, or the server took more than 600 MB or did not serve on.
`;

const CALM: Shape = { name: 'calm', run: (_site, until) => wait(until - Date.now()) };
const SHAPES: readonly Shape[] = [
  CALM,
  ...PATCHES,
  ...PROPOSALS,
  ...FILTERS,
  ...VARIABLES,
  ...QUERIES,
  ...REPLAYS,
  ...FLOODS,
];
/** The most that an attack may add to the bystander's p99. */
const MOST_ADDED_MS = 100;
const CALM_MS = 5_000;
const MOST_MB = 600;
const SECOND = 1_000;
const MINUTE = 60_000;

type Row = { readonly cells: readonly string[]; readonly held: boolean };

/** Runs one attack, or several together, against a fresh server. */
async function attack(
  name: string,
  shapes: readonly Shape[],
  ms: number,
  port: number | null,
): Promise<Row> {
  const victim = await startVictim(port);
  try {
    let site = await makeSite(victim.port);
    for (const { prepare } of shapes) site = (await prepare?.(site)) ?? site;
    await wait(SECOND);
    await victim.heard();
    await wait(CALM_MS);
    const calm = await victim.heard();
    victim.residentMb();
    const until = Date.now() + ms;
    await Promise.all(shapes.map((shape) => keepOn(shape, site, until)));
    // All attacks together leave the bystander no CPU, so its latency cannot be judged.
    return await verdict(name, victim, calm, shapes.length > 1 ? Infinity : MOST_ADDED_MS);
  } finally {
    await victim.stop();
  }
}

/** Repeats an attack after a failure, since the server may have ended the attack. */
async function keepOn(shape: Shape, site: Site, until: number): Promise<void> {
  while (Date.now() < until) {
    await shape.run(site, until).catch(() => wait(SECOND));
  }
}

async function verdict(
  name: string,
  victim: Victim,
  calm: Heard,
  mostAddedMs: number,
): Promise<Row> {
  await wait(SECOND);
  const loaded = await victim.heard();
  const mb = victim.residentMb();
  await wait(SECOND);
  const after = await victim.heard();
  const servesOn = victim.isAlive() && after.query.length > 0 && after.failed === 0;
  const added = (kind: 'livez' | 'query'): number =>
    quantile(loaded[kind], 0.99) - quantile(calm[kind], 0.99);
  const addedMs = Math.max(added('livez'), added('query'));
  const times = (kind: 'livez' | 'query'): number =>
    quantile(loaded[kind], 0.99) / quantile(calm[kind], 0.99);
  const held = servesOn && loaded.failed === 0 && addedMs < mostAddedMs && mb < MOST_MB;
  const cells = [
    name,
    latencies(calm.livez),
    latencies(loaded.livez),
    latencies(calm.query),
    latencies(loaded.query),
    Math.max(times('livez'), times('query')).toFixed(1),
    mb.toFixed(0),
    servesOn ? 'yes' : 'no',
    held ? 'held' : 'BROKE',
  ];
  return { cells, held };
}

/** The median and the 99th percentile, in milliseconds. */
const latencies = (of: readonly number[]): string =>
  [0.5, 0.99].map((share) => quantile(of, share).toFixed(1)).join(' / ');

const HEAD = [
  'shape; p50 / p99 in ms',
  '/livez, calm',
  '/livez',
  'query, calm',
  'query',
  'p99, times calm',
  'most MB',
  'serves on',
  '',
];
const print = (cells: readonly string[]): void => {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
};

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '10' },
      minutes: { type: 'string' },
      only: { type: 'string', default: '' },
      port: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [seconds, minutes] = [Number(values.seconds), Number(values.minutes ?? 0)];
  const shapes = SHAPES.filter(({ name }) => name.includes(values.only));
  if (values.help || !(seconds > 0) || !(minutes >= 0) || shapes.length === 0) {
    process.stderr.write(USAGE);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const port = values.port === undefined ? null : Number(values.port);
  print(HEAD);
  print(HEAD.map(() => '---'));
  let held = true;
  const runs =
    minutes > 0
      ? [{ name: `all together, ${minutes} min`, of: shapes, ms: minutes * MINUTE }]
      : shapes.map((shape) => ({ name: shape.name, of: [shape], ms: seconds * SECOND }));
  for (const { name, of, ms } of runs) {
    const row = await attack(name, of, ms, port);
    print(row.cells);
    held &&= row.held;
  }
  process.exitCode = held ? 0 : 1;
}

main()
  .then(() => process.exit())
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? '') : String(error)}\n`);
    process.exit(1);
  });
