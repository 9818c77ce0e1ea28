/** The command line of the load: its kind and its size. */
import { parseArgs } from 'node:util';
import { freshPostgres } from '../postgres';
import { startRidotto } from '../server-process';
import { agree, isClean, printAgreement } from './agree';
import { load } from './load';
import { nodesUnderLoad } from './nodes';
import { openFilesProblem } from './open-files';
import { printTally } from './report';
import type { Tally } from './tally';

const USAGE = `npm run load -- [options]          one server
npm run load:nodes -- [options]    several, of which one is killed, one added, one stopped
npm run load:agree -- [options]    several, asked at once what another has just acknowledged

  --minutes  how long; 10 by default, with several nodes 2
  --sockets  how many follow all the time; 10000 by default, with several nodes 300
  --seasons  over how many seasons they are spread; 10 by default, with several nodes 6
  --players  how many speak in each; 5 by default, with several nodes 4
  --rate     commands a second; 20 by default, with several nodes 60
  --nodes    how many nodes; 3 by default, for load:agree 2
  --rounds   for load:agree: how often; 10000 by default
  --lanes    for load:agree: in how many seasons at a time; 8 by default
  --help     this page

The exit status is 1 when anything was seen that must not be.
`;

const REDIS_URL = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const SIZES = [
  ...(['minutes', 'sockets', 'seasons', 'players', 'rate', 'nodes'] as const),
  ...(['rounds', 'lanes'] as const),
] as const;
type Sizes = Record<(typeof SIZES)[number], number>;
const AGREE = { rounds: 10_000, lanes: 8 };
const ONE: Sizes = {
  ...{ minutes: 10, sockets: 10_000, seasons: 10, players: 5, rate: 20, nodes: 1 },
  ...AGREE,
};
const SEVERAL: Sizes = {
  ...{ minutes: 2, sockets: 300, seasons: 6, players: 4, rate: 60, nodes: 3 },
  ...AGREE,
};
/** The number of other connections and files of client and server. */
const BESIDE = 500;

async function run(several: boolean, sizes: Sizes): Promise<Tally | null> {
  if (!several) return load(sizes);
  const postgres = await freshPostgres(REDIS_URL);
  if (postgres === null) return null;
  try {
    const commands = Math.round(sizes.minutes * 60 * sizes.rate);
    return await nodesUnderLoad({ ...sizes, commands }, () => startRidotto(postgres.place, []));
  } finally {
    await postgres.drop();
  }
}

/** True if there was no violation; false without PostgreSQL. */
async function agreed(sizes: Sizes): Promise<boolean> {
  const postgres = await freshPostgres(REDIS_URL);
  if (postgres === null) return false;
  try {
    const seen = await agree(sizes, () => startRidotto(postgres.place, []));
    process.stdout.write(printAgreement(seen));
    return isClean(seen);
  } finally {
    await postgres.drop();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...Object.fromEntries(SIZES.map((name) => [name, { type: 'string' }] as const)),
      help: { type: 'boolean', default: false },
    },
  });
  const several = positionals[0] === 'nodes';
  const agreeing = positionals[0] === 'agree';
  const sizes = { ...(several ? SEVERAL : ONE), ...(agreeing ? { nodes: 2 } : {}) };
  for (const name of SIZES) {
    const given = (values as Readonly<Record<string, unknown>>)[name];
    if (given !== undefined) sizes[name] = Number(given);
  }
  const isWrong = Object.values(sizes).some((size) => !(size > 0));
  if (values.help || isWrong) {
    process.stderr.write(USAGE);
    process.exitCode = isWrong ? 1 : 0;
    return;
  }
  if (agreeing) {
    process.exitCode = (await agreed(sizes)) ? 0 : 1;
    return;
  }
  const problem = openFilesProblem(sizes.sockets + BESIDE);
  if (problem !== null) {
    process.stderr.write(`${problem}\n`);
    process.exitCode = 1;
    return;
  }
  const tally = await run(several, sizes);
  if (tally !== null) process.stdout.write(printTally(tally));
  process.exitCode = tally?.isClean === true ? 0 : 1;
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 1;
});
