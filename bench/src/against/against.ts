import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../figures';
import { ROOT } from '../root';
import { checkOut } from './check-out';
import { compare } from './compare';
import type { Comparison, Pair } from './compare';
import { run } from './process-group';

/** The benchmarks that call the rules and the engine directly. Each tree runs its own copy. */
const IN_PROCESS = ['scale', 'settle'];

type Plan = {
  readonly commit: string;
  readonly benches: readonly string[];
  readonly pairs: number;
  readonly quick: boolean;
};

/**
 * Builds the commit beside this tree, and measures both in turns. Cleans up even after an
 * interrupt.
 */
export async function against({ commit, benches, pairs, quick }: Plan): Promise<Comparison[]> {
  const interrupted = new AbortController();
  const { signal } = interrupted;
  const onSignal = (name: NodeJS.Signals): void => {
    interrupted.abort(new Error(`interrupted by ${name}`));
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  const folder = await mkdtemp(join(tmpdir(), 'ridotto-against-'));
  try {
    const name = `${commit}^{commit}`;
    const found = await run('git', ['rev-parse', '--verify', name], { cwd: ROOT, signal });
    const tree = join(folder, 'tree');
    await checkOut(found.trim(), tree, signal);
    const comparisons: Comparison[] = [];
    for (const bench of benches) {
      const measure = (of: string): Promise<Figure[]> =>
        measureOnce({ bench, tree: of, tmp: folder, quick, signal });
      comparisons.push(...compare(await inTurns(pairs, bench, tree, measure)));
    }
    return comparisons;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
  }
}

/**
 * Alternates the order, A B, B A, A B …, so that a machine that slows down favours neither tree.
 */
async function inTurns(
  pairs: number,
  bench: string,
  tree: string,
  measure: (tree: string) => Promise<Figure[]>,
): Promise<Pair[]> {
  const measured: Pair[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    process.stderr.write(`${bench}, pair ${pair + 1} of ${pairs} …\n`);
    if (pair % 2 === 0) {
      const there = await measure(tree);
      measured.push({ there, here: await measure(ROOT) });
    } else {
      const here = await measure(ROOT);
      measured.push({ there: await measure(tree), here });
    }
  }
  return measured;
}

type Turn = {
  readonly bench: string;
  readonly tree: string;
  readonly tmp: string;
  readonly quick: boolean;
  readonly signal: AbortSignal;
};

async function measureOnce({ bench, tree, tmp, quick, signal }: Turn): Promise<Figure[]> {
  const isInProcess = IN_PROCESS.includes(bench);
  const main = join(isInProcess ? tree : ROOT, 'dist/bench/src/main.js');
  const args = [
    ...[main, bench, '--json', '--rounds', '1'],
    ...(quick ? ['--quick'] : []),
    ...(isInProcess ? [] : ['--alone']),
  ];
  const env = { ...process.env, BENCH_TREE: tree, TMPDIR: tmp };
  return JSON.parse(await run(process.execPath, args, { cwd: tree, signal, env })) as Figure[];
}
