import { Writable } from 'node:stream';
import { pino } from 'pino';
import { readConfig } from '../../src/server';
import type { Limits } from '../../src/server';
import { openServer } from '../../src/wire';
import type { OpenServer } from '../../src/wire';
import { feedBackends, storeBackends } from './backends';
import type { FeedBackend, FreshFeed, FreshStore, StoreBackend } from './backends';
import { TestClock } from './test-clock';
import { TestClient } from './test-client';

/** A server's backends: a store, and a bus between nodes. */
export type Pair = { readonly name: string; readonly fresh: () => Promise<Site> };

const PAIRS: readonly (readonly [StoreBackend['name'], FeedBackend['name']])[] = [
  ['SQLite', 'in-process'],
  ['PostgreSQL', 'Redis'],
];
const SECRET = 'the secret of the tests, which nobody knows';
/** The start of the rounds: the first instant of a week, in the Bartering Phase [A1]. */
const SUNDAY = '2021-08-22T00:00:00Z';
/** Lifts rate limits, because tests play a week in a second. */
const LIMITS: Partial<Limits> = {
  mutationsPerAccount: 100_000,
  anonymousPerAddress: 100_000,
  triesPerHandle: 1_000,
  workPerAccount: 1e12,
  workPerAddress: 1e12,
  seasonsMadePerAccount: 1_000,
  lingerMs: 10,
};

/** The available pairs, for `describe.each(pairs())('on $name', ({ fresh }) => …)`. */
export function pairs(): readonly Pair[] {
  const stores = storeBackends();
  const feeds = feedBackends();
  return PAIRS.flatMap(([storeName, feedName]) => {
    const store = stores.find(({ name }) => name === storeName);
    const feed = feeds.find(({ name }) => name === feedName);
    if (store === undefined || feed === undefined) return [];
    const fresh = async (): Promise<Site> => new Site(await store.fresh(), feed.fresh());
    return [{ name: `${storeName} and ${feedName}`, fresh }];
  });
}

/**
 * One pair, for suites that test nothing of the store or the bus. The contract suites in test/store,
 * test/engine, test/accounts, test/delivery and test/feed run on each of them.
 */
export const onePair = (): readonly Pair[] => pairs().slice(0, 1);

/** The pairs that several nodes can share. */
export const sharedPairs = (): readonly Pair[] =>
  pairs().filter(({ name }) => name.startsWith('PostgreSQL'));

export type OpenNode = {
  readonly house: OpenServer;
  readonly client: TestClient;
  /** The log, one line per entry. */
  readonly log: readonly string[];
  close(): Promise<void>;
};

/**
 * Switches outage credit off. It would lengthen clocks and times to reveal after a long stop
 * [ruling S29].
 */
export const NEVER_CREDITED = { OUTAGE_CREDIT_AFTER_SECONDS: '2592000' };

/** One installation. Its clock and its data outlive its nodes. */
export class Site {
  readonly clock = new TestClock(SUNDAY);
  private readonly nodes: OpenNode[] = [];

  constructor(
    private readonly store: FreshStore,
    private readonly feed: FreshFeed,
  ) {}

  /** The environment of a node in this installation. */
  env(): Record<string, string> {
    return {
      PORT: '0',
      DATA_DIR: this.store.dataDir,
      DATABASE_URL: this.store.databaseUrl ?? '',
      REDIS_URL: this.feed.redisUrl ?? '',
      REDIS_PREFIX: this.feed.prefix,
      RIDOTTO_SECRET: SECRET,
    };
  }

  /** Opens a node; `bots` is the compiled worker of the server's bots, or null for none. */
  async open(
    limits: Partial<Limits> = {},
    bots: string | null = null,
    env: Record<string, string> = {},
  ): Promise<OpenNode> {
    const config = readConfig({ ...this.env(), LOG_LEVEL: 'trace', ...env });
    if ('problems' in config) throw new Error(config.problems.join('\n'));
    const log: string[] = [];
    const house = await openServer({
      config,
      log: pino({ level: config.logLevel }, into(log)),
      clock: this.clock,
      limits: { ...LIMITS, ...limits },
      ...(bots === null ? {} : { bots: { file: bots } }),
    });
    const client = new TestClient(house.port);
    let closed = false;
    const node = {
      house,
      client,
      log,
      close: async () => {
        if (closed) return;
        closed = true;
        client.close();
        await house.close();
      },
    };
    this.nodes.push(node);
    return node;
  }

  /** Drops the database under running nodes; for database servers only. */
  async loseStore(): Promise<void> {
    await this.store.drop();
  }

  /** Closes all nodes and removes the data. */
  async drop(): Promise<void> {
    for (const node of this.nodes) await node.close();
    await this.store.drop();
  }
}

function into(lines: string[]): Writable {
  return new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
}
