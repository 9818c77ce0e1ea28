/** The command line of the benchmarks: which of them run, and where their figures go. */
import { parseArgs } from 'node:util';
import { against } from './against/against';
import { printComparisons } from './against/print-comparisons';
import { commands } from './commands/commands';
import { fanout } from './fanout/fanout';
import { FULL, QUICK } from './figures';
import type { Figure, Scale } from './figures';
import { nodes } from './nodes/nodes';
import { scale } from './scale/scale';
import { settle } from './settle/settle';
import { start } from './start';
import { printTable, writeTable } from './table';

const BENCHES: Readonly<Record<string, (scale: Scale) => Promise<Figure[]>>> = {
  fanout,
  commands,
  scale,
  settle,
  start,
  nodes,
};

const USAGE = `npm run bench -- [names] [options]

  names      which of ${Object.keys(BENCHES).join(', ')}; all of them by default
  --against  a commit that is built and measured in turns with this tree
  --alone    without the peers
  --json     prints an array of { bench, case, unit, value, peer, ratio }
  --write    puts the figures into the table of bench/README.md
  --rounds   how often everything is measured; 3 by default, 7 pairs against a commit
  --quick    a smoke run: small, once, short; its figures mean nothing
  --help     this page
`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      alone: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.filter((name) => !Object.hasOwn(BENCHES, name));
  const rounds = Number(values.rounds ?? (values.against === undefined ? 3 : 7));
  const isWrong = unknown.length > 0 || !(Number.isInteger(rounds) && rounds > 0);
  if (values.help || isWrong) {
    process.stderr.write(USAGE);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const { quick, alone, json, write } = values;
  const names = Object.keys(BENCHES).filter(
    (name) => positionals.length === 0 || positionals.includes(name),
  );
  if (values.against === undefined) {
    await measure(names, { ...(quick ? QUICK : { ...FULL, rounds }), alone }, { json, write });
    return;
  }
  const plan = { commit: values.against, benches: names, pairs: rounds, quick };
  const comparisons = await against(plan);
  process.stdout.write(
    json ? inJson(comparisons) : `\n${printComparisons(plan.commit, comparisons)}`,
  );
}

type Output = { readonly json: boolean; readonly write: boolean };

async function measure(
  names: readonly string[],
  scale: Scale,
  { json, write }: Output,
): Promise<void> {
  const figures: Figure[] = [];
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (!names.includes(name)) continue;
    process.stderr.write(`${name} …\n`);
    const some = await bench(scale);
    figures.push(...some);
    if (write) writeTable(name, some);
    if (!json) process.stdout.write(`\n${printTable(some)}\n`);
  }
  if (json) process.stdout.write(inJson(figures));
}

const inJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 1;
});
