import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Sheet } from './figures';
import type { Figure, Scale } from './figures';
import { TREE } from './root';

const SERVER = join(TREE, 'dist/src/main.js');
const PATIENCE_MS = 30_000;

/**
 * Measures the time from the start of Node to the first answer of `/readyz`, with a new data
 * directory and with an old one.
 */
export async function start(scale: Scale): Promise<Figure[]> {
  const sheet = new Sheet('start');
  for (let round = 0; round < scale.rounds; round += 1) {
    const dataDir = await mkdtemp(join(tmpdir(), 'ridotto-bench-'));
    try {
      for (const which of ['a new data directory', 'the same again']) {
        const { ms, cpuMs } = await startOnce(dataDir);
        sheet.add(which, 'ms', 'ridotto', ms);
        if (cpuMs !== null) sheet.add(which, 'CPU ms', 'ridotto', cpuMs);
      }
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  }
  return sheet.figures(null);
}

type Start = { readonly ms: number; readonly cpuMs: number | null };

async function startOnce(dataDir: string): Promise<Start> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  try {
    while (!(await isReady(port))) {
      if (performance.now() - started > PATIENCE_MS) throw new Error('the server does not start');
      await wait(5);
    }
    const ms = performance.now() - started;
    return { ms, cpuMs: await cpuMsOf(child.pid) };
  } finally {
    child.kill();
    await ended;
  }
}

/** The CPU time of a process in milliseconds, in steps of 10; null without `/proc`. */
async function cpuMsOf(pid: number | undefined): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // Fields 14 and 15 are utime and stime. The name before them may contain spaces.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return 10 * (Number(user) + Number(system));
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  return answer?.ok === true;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
