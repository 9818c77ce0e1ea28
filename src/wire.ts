import type { Logger } from 'pino';
import { makeAccounts } from './accounts';
import type { Accounts } from './accounts';
import { Deadlines, Housekeeping, makeSealing, SeasonEngine } from './engine';
import type { Clock, Doorbell } from './engine';
import { MemoryDoorbell, RedisDoorbell, SeasonFeed } from './feed';
import { ableToWrite } from './keeping';
import { instant } from './kernel';
import { engineRegistry, LIMITS, secretOf, startServer, TriesByHandle } from './server';
import type { Config, EngineCounts, Limits, RateStore } from './server';
import { openStore } from './store';
import type { Store } from './store';

export type House = {
  readonly url: string;
  readonly port: number;
  /** Where seasons are kept and how nodes hear of each other, for people. */
  readonly describe: string;
  /** Tells clients to go, finishes what was begun, and closes everything. */
  close(): Promise<void>;
};

export type Wiring = {
  readonly config: Config;
  readonly log: Logger;
  /** Default: the machine's. */
  readonly clock?: Clock;
  /** Limits other than the usual ones. */
  readonly limits?: Partial<Limits>;
};

const systemClock: Clock = { now: () => instant(Date.now()) };
/** How often nodes look at each other's work in the store, for whoever follows it. */
const SWEEP_MS = 500;

type Bell = { readonly doorbell: Doorbell; readonly rates: RateStore | null };

function hang({ config, log }: Wiring): Bell {
  if (config.redisUrl === null) return { doorbell: new MemoryDoorbell(log), rates: null };
  const doorbell = new RedisDoorbell({ url: config.redisUrl, prefix: config.redisPrefix, log });
  return { doorbell, rates: { client: doorbell.client, prefix: doorbell.prefix } };
}

/** Puts everything together and serves. Rejects with an error whose message is for people. */
export async function openHouse(wiring: Wiring): Promise<House> {
  const { config, log, limits, clock = systemClock } = wiring;
  const secret = secretOf(config);
  const store = await openStore({ url: config.databaseUrl, dataDir: config.dataDir });
  const { doorbell, rates } = hang(wiring);
  const engine = new SeasonEngine({
    store: store.seasons,
    doorbell,
    clock,
    sealing: makeSealing(secret),
    mostSeasons: config.mostSeasons,
    hosting: { ...LIMITS, ...limits },
    onTrouble: (error) => {
      log.error({ err: error }, 'the engine could not keep up with the store; it is tried again');
    },
    ...(config.databaseUrl === null ? {} : { sweepMs: SWEEP_MS }),
  });
  const feed = new SeasonFeed(engine, doorbell);
  const deadlines = new Deadlines({
    store: store.seasons,
    engine,
    clock,
    onTrouble: (error) => {
      log.error({ err: error }, 'what was due could not be done; it is tried again');
    },
  });
  const accounts = openAccounts(wiring, store, clock, secret, rates);
  const housekeeping = makeHousekeeping(wiring, store, engine, () => accounts.forget());
  const closeParts = async (): Promise<void> => {
    await housekeeping.stop();
    await deadlines.stop();
    feed.close();
    await engine.close();
    await doorbell.close();
    await store.close();
  };
  try {
    const server = await startServer({
      config,
      deps: { engine, feed, accounts, clock, leastDaySeconds: config.leastDaySeconds },
      log,
      ready: async () => {
        await store.ping();
        await ableToWrite(store);
      },
      registry: engineRegistry(() => countsOf(engine, housekeeping)),
      rates,
      ...(limits === undefined ? {} : { limits }),
    });
    deadlines.start();
    housekeeping.start();
    return {
      url: server.url,
      port: server.port,
      describe: `${store.describe()}, ${config.redisUrl === null ? 'one node' : 'Redis'}`,
      close: async () => {
        await server.close();
        await closeParts();
      },
    };
  } catch (error) {
    await closeParts();
    throw error;
  }
}

function openAccounts(
  { log, limits }: Wiring,
  store: Store,
  clock: Clock,
  secret: string,
  rates: RateStore | null,
): Accounts {
  const bounds = { ...LIMITS, ...limits };
  const tries = new TriesByHandle({ limits: bounds, clock, store: rates, log });
  return makeAccounts({ store: store.accounts, clock, secret, limits: bounds, tries });
}

function makeHousekeeping(
  { log, clock = systemClock }: Wiring,
  store: Store,
  engine: SeasonEngine,
  forget: () => Promise<void>,
): Housekeeping {
  return new Housekeeping({
    store: store.seasons,
    engine,
    forget,
    clock,
    onTrouble: (error) => {
      log.error({ err: error }, 'what is old could not be removed; it is tried again');
    },
    onLeap: (ms) => {
      log.warn({ leapMs: ms }, 'the clock of this machine has leapt: what was due by it is done');
    },
  });
}

function countsOf(engine: SeasonEngine, housekeeping: Housekeeping): EngineCounts {
  const { inMemory, loaded, released } = engine.counts();
  return {
    seasonsInMemory: inMemory,
    seasonsLoaded: loaded,
    seasonsReleased: released,
    answersForgotten: housekeeping.answersForgotten,
  };
}
