import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../root';
import type { Heard } from './bystander';

const KB = 1024;
const LOOK_MS = 100;
const PATIENCE_MS = 60_000;

/** The attacked server, with its default limits, and a bystander. */
export type Victim = {
  readonly port: number;
  /** The bystander's results since the last call. */
  heard(): Promise<Heard>;
  /** The peak of resident memory since the last call, in MB. */
  residentMb(): number;
  isAlive(): boolean;
  stop(): Promise<void>;
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilReady(port: number, server: ChildProcess): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until && server.exitCode === null) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (ready?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error('the server has not started');
}

/** The resident memory of a process in MB; 0 if the system does not report it. */
function residentMb(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / KB;
  } catch {
    return 0;
  }
}

export async function startVictim(asked: number | null): Promise<Victim> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ridotto-hostile-'));
  const port = asked ?? (await freePort());
  const { DATABASE_URL: _database, REDIS_URL: _redis, ...rest } = process.env;
  const server = spawn(process.execPath, [join(ROOT, 'dist/src/main.js')], {
    env: { ...rest, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  await untilReady(port, server);
  const bystander = fork(join(__dirname, 'bystander.js'), [String(port)]);
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, residentMb(server.pid ?? 0));
  }, LOOK_MS);
  const isAlive = (): boolean => server.exitCode === null && server.signalCode === null;
  return {
    port,
    isAlive,
    heard: async () => {
      bystander.send('heard');
      const [heard] = (await once(bystander, 'message')) as [Heard];
      return heard;
    },
    residentMb: () => {
      const seen = most;
      most = residentMb(server.pid ?? 0);
      return seen;
    },
    stop: async () => {
      clearInterval(watch);
      bystander.disconnect();
      if (isAlive()) server.kill('SIGTERM');
      const late = setTimeout(() => server.kill('SIGKILL'), PATIENCE_MS / 2);
      if (isAlive()) await ended;
      clearTimeout(late);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
