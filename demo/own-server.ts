/** The demo's own server: a child process with a temporary data directory. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export type OwnServer = {
  readonly url: string;
  /** The end of the server's output, for error messages. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
};

/** The server's file, relative to `dist/demo`. */
const SERVER = join(__dirname, '../src/main.js');
const PATIENCE_MS = 20_000;
const LOG_CHARACTERS = 4_000;

export async function startOwnServer(): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ridotto-demo-'));
  const port = await freePort();
  const child = spawn(process.execPath, [SERVER], {
    // The caller's settings are removed, so that the demo never uses the caller's database.
    env: {
      ...withoutSettings(),
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      LEAST_DAY_SECONDS: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = tailOf(child);
  const kill = (): boolean => child.kill();
  process.once('exit', kill);
  const interrupt = (): void => void stop().finally(() => process.exit(130));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);

  const stop = async (): Promise<void> => {
    process.off('exit', kill).off('SIGINT', interrupt).off('SIGTERM', interrupt);
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  const server = { url: `http://127.0.0.1:${port}`, log, stop };
  try {
    await isReady(server.url, child);
    return server;
  } catch (error) {
    await stop();
    throw new Error(`The server did not start.\n${log()}`, { cause: error });
  }
}

async function isReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
    await wait(50);
  }
  throw new Error('It ended, or it took too long.');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

function withoutSettings(): NodeJS.ProcessEnv {
  const settings = ['DATABASE_URL', 'REDIS_URL', 'RIDOTTO_SECRET', 'PUBLIC_URL', 'TRUST_PROXY'];
  const kept = Object.entries(process.env).filter(([name]) => !settings.includes(name));
  return { ...Object.fromEntries(kept), LOG_LEVEL: 'warn' };
}

function tailOf(child: ChildProcess): () => string {
  let tail = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      tail = (tail + chunk.toString()).slice(-LOG_CHARACTERS);
    });
  }
  return () => tail.trim();
}
