/** The command line of the hostile load: the attacks and their duration. */
import { parseArgs } from 'node:util';
import { quantile } from '../figures';
import { wait } from './client';
import { FLOODS } from './floods';
import { QUERIES } from './queries';
import { REPLAYS } from './replays';
import type { Shape } from './shape';
import { makeSite } from './site';
import type { Site } from './site';
import { startVictim } from './victim';
import type { Victim } from './victim';

const USAGE = `npm run load:hostile -- [options]

  --seconds  how long each shape lasts; 10 by default
  --minutes  all of them together, for so long, and nothing else
  --only     only the shapes whose name has this in it
  --port     where the server listens; a free one by default
  --help     this page

A bystander asks from another address every 25 ms. The exit status is 1 when its p99 was over
100 ms in any shape by itself, something that it asked failed, or the server took more than
600 MB or did not serve on.
`;

const CALM: Shape = { name: 'calm', run: (_site, until) => wait(until - Date.now()) };
const SHAPES: readonly Shape[] = [CALM, ...QUERIES, ...REPLAYS, ...FLOODS];
const MOST_P99_MS = 100;
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
    const site = await makeSite(victim.port);
    await wait(SECOND);
    await victim.heard();
    victim.residentMb();
    const until = Date.now() + ms;
    await Promise.all(shapes.map((shape) => keepOn(shape, site, until)));
    // All attacks together leave the bystander no CPU, so its latency cannot be judged.
    return await verdict(name, victim, shapes.length > 1 ? Infinity : MOST_P99_MS);
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

async function verdict(name: string, victim: Victim, mostP99Ms: number): Promise<Row> {
  await wait(SECOND);
  const { livez, query, failed } = await victim.heard();
  const mb = victim.residentMb();
  await wait(SECOND);
  const after = await victim.heard();
  const servesOn = victim.isAlive() && after.query.length > 0 && after.failed === 0;
  const p99 = Math.max(quantile(livez, 0.99), quantile(query, 0.99));
  const held = servesOn && failed === 0 && p99 < mostP99Ms && mb < MOST_MB;
  const cells = [
    name,
    quantile(livez, 0.5).toFixed(1),
    quantile(livez, 0.99).toFixed(1),
    quantile(query, 0.5).toFixed(1),
    quantile(query, 0.99).toFixed(1),
    mb.toFixed(0),
    servesOn ? 'yes' : 'no',
    held ? 'held' : 'BROKE',
  ];
  return { cells, held };
}

const HEAD = [
  'shape',
  '/livez p50 ms',
  'p99 ms',
  'query p50 ms',
  'p99 ms',
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
