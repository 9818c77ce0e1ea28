import { Writable } from 'node:stream';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { accountsOn, CHEAP } from '../accounts/make-test-accounts';
import { makeSealing, SeasonEngine } from '../../src/engine';
import type { Clock } from '../../src/engine';
import { MemoryChangeBus, SeasonFeed } from '../../src/feed';
import type { GraphqlDeps } from '../../src/graphql';
import { LIMITS, readConfig } from '../../src/server';
import type { Config } from '../../src/server';
import { openStore } from '../../src/store';
import { openSignIns } from '../../src/wire-sign-ins';
import { openWebhooks } from '../../src/wire-webhooks';
import type { RunningWebhooks } from '../../src/wire-webhooks';
import { migratedSqliteDir } from './backends';

export type ServerParts = {
  readonly config: Config;
  readonly deps: GraphqlDeps;
  readonly logger: Logger;
  /** They send news only once a test opens them. */
  readonly webhooks: RunningWebhooks;
  /** The log, one line per entry. */
  readonly log: readonly string[];
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The parts of a server on its own SQLite file. */
export async function makeParts(clock: Clock, env: Record<string, string>): Promise<ServerParts> {
  const { dir, drop } = await migratedSqliteDir();
  const config = readConfig({ PORT: '0', DATA_DIR: dir, LOG_LEVEL: 'debug', ...env });
  if ('problems' in config) throw new Error(config.problems.join('\n'));
  const log: string[] = [];
  const logger = pino({ level: config.logLevel }, into(log));
  const store = await openStore({ url: null, dataDir: dir });
  const changeBus = new MemoryChangeBus(logger);
  const secret = 'the secret of the tests, which nobody knows';
  const engine = new SeasonEngine({
    store: store.seasons,
    changeBus,
    clock,
    sealing: makeSealing(secret),
    onError: (error) => {
      throw error;
    },
  });
  const feed = new SeasonFeed(engine, changeBus);
  const accounts = accountsOn({ store: store.accounts, clock, secret, passwordWork: CHEAP });
  const webhooks = openWebhooks({
    ...{ config, limits: LIMITS, store, accounts, changeBus, clock, secret },
    log: logger,
  });
  const signIns = openSignIns({ config, log: logger, accounts, secret, clock });
  return {
    config,
    deps: { engine, feed, accounts, clock, ...webhooks.deps, ...signIns },
    logger,
    webhooks,
    log,
    ping: () => store.ping(),
    close: async () => {
      await webhooks.close();
      feed.close();
      await engine.close();
      await changeBus.close();
      await store.close();
      drop();
    },
  };
}

function into(lines: string[]): Writable {
  return new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
}
