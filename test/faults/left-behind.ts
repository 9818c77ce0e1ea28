import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/* Each process or mount that must not outlive a run is recorded at its start. scripts/faults.mjs
   ends and removes the rest, however the run ended. */

function runDir(): string {
  const dir = process.env['RIDOTTO_FAULTS_DIR'];
  if (dir === undefined) throw new Error('Run this by `npm run test:faults`.');
  return dir;
}

let counter = 0;

/** Returns a function to call once the process or mount is gone. */
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

/** An empty folder that every user may enter, as PostgreSQL's user must. */
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

/** The factor by which the run is longer than the short run. */
export const ROUNDS = Math.max(1, Number(process.env['FAULTS_ROUNDS'] ?? '1') || 1);

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Polls until `isSo` is true; fails with `words` after `ms`. */
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
