import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/*
 * What must not outlive a run is written down as it comes to be: scripts/faults.mjs ends and removes
 * what is left, however the run ended.
 */

/** The folder of this run. */
function runDir(): string {
  const dir = process.env['RIDOTTO_FAULTS_DIR'];
  if (dir === undefined) throw new Error('Run this by `npm run test:faults`.');
  return dir;
}

let counter = 0;

/** Gives what to call once it is gone. */
export function remember(kind: 'pid' | 'mount', what: string): () => void {
  const folder = join(runDir(), 'left');
  mkdirSync(folder, { recursive: true });
  counter += 1;
  const note = join(folder, `${Date.now()}-${process.pid}-${counter}`);
  writeFileSync(note, `${kind} ${what}`);
  return () => {
    rmSync(note, { force: true });
  };
}

/** An empty folder that everybody on the machine may enter, as PostgreSQL's user must. */
export function freshFolder(name: string): string {
  return mkdtempSync(join(runDir(), `${name}-`));
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}

/** How many times as long as the short run. */
export const ROUNDS = Math.max(1, Number(process.env['FAULTS_ROUNDS'] ?? '1') || 1);

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Asks until it is so; fails with the words after `ms`. */
export async function until(
  words: string,
  ms: number,
  isSo: () => boolean | Promise<boolean>,
): Promise<void> {
  const end = performance.now() + ms;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`not within ${ms} ms: ${words}`);
    await pause(50);
  }
}
