import { Writable } from 'node:stream';
import { pino } from 'pino';
import { readConfig } from '../../src/server';
import type { Limits } from '../../src/server';
import { openServer } from '../../src/wire';
import type { OpenServer } from '../../src/wire';
import { feedBackends, storeBackends } from '../backends';
import type { FeedBackend, FreshFeed, FreshStore, StoreBackend } from '../backends';
import { TestClock } from '../clock';
import { TestClient } from '../server/client';

/** What a server runs on: a store, and a way for nodes to hear of each other. */
export type Pair = { readonly name: string; readonly fresh: () => Promise<Site> };

const PAIRS: readonly (readonly [StoreBackend['name'], FeedBackend['name']])[] = [
  ['SQLite', 'in-process'],
  ['PostgreSQL', 'Redis'],
];
const SECRET = 'the secret of the tests, which nobody knows';
/** When the rounds of these tests begin: a week's first instant, in the Bartering Phase [A1]. */
const SUNDAY = '2021-08-22T00:00:00Z';
/** A week's business in a second is not what the rates are for. */
const LIMITS: Partial<Limits> = {
  mutationsPerAccount: 100_000,
  anonymousPerAddress: 100_000,
  triesPerHandle: 1_000,
  workPerAccount: 1e12,
  workPerAddress: 1e12,
  seasonsMadePerAccount: 1_000,
  lingerMs: 10,
};

/** For `describe.each(pairs())('on $name', ({ fresh }) => …)`: those that are reachable. */
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

/** Those on which several nodes can be. */
export const sharedPairs = (): readonly Pair[] =>
  pairs().filter(({ name }) => name.startsWith('PostgreSQL'));

export type OpenNode = {
  readonly house: OpenServer;
  readonly client: TestClient;
  /** What was logged, a line each. */
  readonly log: readonly string[];
  close(): Promise<void>;
};

/** A server that was off for long: else clocks and times to reveal would be longer by as much [ruling S29]. */
export const NEVER_CREDITED = { OUTAGE_CREDIT_AFTER_SECONDS: '2592000' };

/** One installation: its clock and its data outlive its nodes. */
export class Site {
  readonly clock = new TestClock(SUNDAY);
  private readonly nodes: OpenNode[] = [];

  constructor(
    private readonly store: FreshStore,
    private readonly feed: FreshFeed,
  ) {}

  /** The settings of a node here, as the environment gives them. */
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

  /** `bots`: the compiled worker that plays with people; null: nobody does. */
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

  /** Takes the database away from under the nodes. Only where it is a server. */
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
