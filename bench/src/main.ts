/** What the command line says: which benchmarks, and what becomes of their figures. */
import { parseArgs } from 'node:util';
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
  --json     prints an array of { bench, case, unit, value, peer, ratio }
  --write    puts the figures into the table of bench/README.md
  --rounds   how often everything is measured; 3 by default
  --quick    a smoke run: small, once, short; its figures mean nothing
  --help     this page
`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '3' },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.filter((name) => !Object.hasOwn(BENCHES, name));
  const rounds = Number(values.rounds);
  const isWrong = unknown.length > 0 || !(Number.isInteger(rounds) && rounds > 0);
  if (values.help || isWrong) {
    process.stderr.write(USAGE);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const figures: Figure[] = [];
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    process.stderr.write(`${name} …\n`);
    const some = await bench(values.quick ? QUICK : { ...FULL, rounds });
    figures.push(...some);
    if (values.write) writeTable(name, some);
    if (!values.json) process.stdout.write(`\n${printTable(some)}\n`);
  }
  if (values.json) process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 1;
});
