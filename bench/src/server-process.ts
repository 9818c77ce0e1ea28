import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, TREE } from './root';

/** The CPU time used since the start, and the memory used now. */
export type Usage = {
  readonly cpuMs: number;
  /** Resident memory as the operating system counts it, often with freed memory. */
  readonly residentBytes: number;
  /** The JavaScript heap and external memory. */
  readonly heldBytes: number;
};

/** A server under test, in its own process. */
export type ServerProcess = {
  readonly port: number;
  /** The CPU time so far, and the memory now. `memory` collects garbage first. */
  usage(ask: 'cpu' | 'memory'): Promise<Usage>;
  /**
   * Ends the process as a power cut (SIGKILL) or a host (SIGTERM) would. Resolves with the exit
   * code; null if a signal ended it.
   */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** Ends the process if it still runs, and cleans up. */
  stop(): Promise<void>;
};

/** A server's storage. Without a database URL it is a file in the data directory. */
export type Place = { readonly databaseUrl: string | null; readonly redisUrl: string | null };
export const EMBEDDED: Place = { databaseUrl: null, redisUrl: null };

/** Allows the benchmark to collect garbage before it measures memory. */
const COLLECTS = ['--expose-gc'];

/** Starts Ridotto with a fresh data directory. */
export async function startRidotto(
  place: Place = EMBEDDED,
  flags: readonly string[] = COLLECTS,
): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ridotto-bench-'));
  const settings = {
    DATA_DIR: dataDir,
    RIDOTTO_SECRET: 'the benchmark shares this secret with nobody',
    ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
    ...(place.redisUrl === null ? {} : { REDIS_URL: place.redisUrl }),
  };
  const server = await start(join(TREE, 'dist/bench/src/ridotto-server.js'), settings, flags);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a peer from the folder bench/peers. */
export const startPeer = (name: string): Promise<ServerProcess> =>
  start(join(ROOT, 'bench/peers', `${name}.mjs`), {}, COLLECTS);

async function start(
  file: string,
  settings: Readonly<Record<string, string>>,
  flags: readonly string[],
): Promise<ServerProcess> {
  const child = fork(file, {
    cwd: TREE,
    execArgv: [...flags, ...(process.env['BENCH_SERVER_FLAGS']?.split(' ') ?? [])],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { port } = await answer<{ readonly port: number }>(child);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const isOver = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return {
    port,
    usage: async (ask) => {
      child.send({ ask });
      return answer<Usage>(child);
    },
    end: async (signal) => {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
    stop: async () => {
      if (!isOver()) child.disconnect();
      await ended;
    },
  };
}

async function answer<T>(child: ChildProcess): Promise<T> {
  const left = new AbortController();
  try {
    const said = once(child, 'message', { signal: left.signal });
    const ended = once(child, 'exit', { signal: left.signal }).then(() => null);
    const message = (await Promise.race([said, ended])) as readonly [T] | null;
    if (message === null) throw new Error('a server under test has ended');
    return message[0];
  } finally {
    left.abort();
  }
}
