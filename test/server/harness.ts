import { Writable } from 'node:stream';
import { pino } from 'pino';
import { accountsOn, CHEAP } from '../accounts/make';
import { makeSealing, SeasonEngine } from '../../src/engine';
import { MemoryDoorbell, SeasonFeed } from '../../src/feed';
import type { Clock } from '../../src/engine';
import type { GraphqlDeps } from '../../src/graphql';
import { instant } from '../../src/kernel';
import { readConfig, startServer } from '../../src/server';
import type { RunningServer, ServerOptions } from '../../src/server';
import { openStore } from '../../src/store';
import { migratedSqliteDir } from '../backends';
import { TestClient } from './client';

export type TestServer = {
  readonly server: RunningServer;
  readonly client: TestClient;
  readonly deps: GraphqlDeps;
  /** What was logged, a line each. */
  readonly log: readonly string[];
};

/**
 * Connections that nobody uses again need not be waited for; a busy machine writes its pages whole; what was
 * done is seen on a page that is asked for next.
 */
const QUICK = { lingerMs: 10, pageWaitMs: 15_000, drawWaitMs: 15_000, pageKeptMs: 1 };

const open: (() => Promise<void>)[] = [];

/** A server on SQLite of its own, on a free port of this machine. `closeAll` ends it. */
export async function startTestServer(
  {
    clock = { now: () => instant(Date.now()) },
    ...options
  }: Partial<Omit<ServerOptions, 'deps' | 'config' | 'log'>> & { readonly clock?: Clock } = {},
  env: Record<string, string> = {},
): Promise<TestServer> {
  const { dir, drop } = await migratedSqliteDir();
  const config = readConfig({ PORT: '0', DATA_DIR: dir, LOG_LEVEL: 'debug', ...env });
  if ('problems' in config) throw new Error(config.problems.join('\n'));
  const log: string[] = [];
  const logger = pino({ level: config.logLevel }, into(log));
  const store = await openStore({ url: null, dataDir: dir });
  const doorbell = new MemoryDoorbell(logger);
  const secret = 'the secret of the tests, which nobody knows';
  const engine = new SeasonEngine({
    store: store.seasons,
    doorbell,
    clock,
    sealing: makeSealing(secret),
    onTrouble: (error) => {
      throw error;
    },
  });
  const feed = new SeasonFeed(engine, doorbell);
  const accounts = accountsOn({ store: store.accounts, clock, secret, passwordWork: CHEAP });
  const deps = { engine, feed, accounts, clock };
  const server = await startServer({
    config,
    deps,
    log: logger,
    ready: () => store.ping(),
    ...options,
    limits: { ...QUICK, ...options.limits },
  });
  const client = new TestClient(server.port);
  open.push(async () => {
    client.close();
    await server.close();
    feed.close();
    await engine.close();
    await doorbell.close();
    await store.close();
    drop();
  });
  return { server, client, deps, log };
}

/** Ends all servers that were started, and what clients have open. */
export async function closeAll(): Promise<void> {
  for (const close of open.splice(0)) await close();
}

function into(lines: string[]): Writable {
  return new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
}
