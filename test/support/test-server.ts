import type { Clock } from '../../src/engine';
import type { GraphqlDeps } from '../../src/graphql';
import { instant } from '../../src/kernel';
import { startServer } from '../../src/server';
import type { RunningServer, ServerOptions } from '../../src/server';
import { TestClient } from './test-client';
import { makeParts } from './service-parts';

export type TestServer = {
  readonly server: RunningServer;
  readonly client: TestClient;
  readonly deps: GraphqlDeps;
  /** The log, one line per entry. */
  readonly log: readonly string[];
};

/**
 * Idle connections close early, pages are complete even on a busy machine, and the next page shows
 * every change.
 */
const QUICK = { lingerMs: 10, pageWaitMs: 15_000, drawWaitMs: 15_000, pageKeptMs: 1 };

const open: (() => Promise<void>)[] = [];

/** Starts a server on its own SQLite file and a free local port. `closeAll` ends it. */
export async function startTestServer(
  {
    clock = { now: () => instant(Date.now()) },
    ...options
  }: Partial<Omit<ServerOptions, 'deps' | 'config' | 'log'>> & { readonly clock?: Clock } = {},
  env: Record<string, string> = {},
): Promise<TestServer> {
  const { config, deps, logger, log, ping, close } = await makeParts(clock, env);
  const server = await startServer({
    config,
    deps,
    log: logger,
    ready: ping,
    ...options,
    limits: { ...QUICK, ...options.limits },
  });
  const client = new TestClient(server.port);
  open.push(async () => {
    client.close();
    await server.close();
    await close();
  });
  return { server, client, deps, log };
}

/** Ends all started servers and their clients. */
export async function closeAll(): Promise<void> {
  for (const close of open.splice(0)) await close();
}
