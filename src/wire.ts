import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { eraseNameWith, makeAccounts } from './accounts';
import type { Accounts } from './accounts';
import { commandMeter, Deadlines, Housekeeping, makeSealing, SeasonEngine, Uptime } from './engine';
import type { Clock, ChangeBus } from './engine';
import { MemoryChangeBus, RedisChangeBus, SeasonFeed, PresenceTracker } from './feed';
import { assertWritable, openVerifiedStore, sampleSeasons, assertSealedWith } from './bootstrap';
import { instant } from './kernel';
import type { SeasonId } from './kernel';
import { listenForOperators, performOn } from './operator/index';
import type { OperatorStore } from './operator/index';
import { Exhibitions, Practices, BotWorkerThread } from './bots';
import type { BotWorkerEntry, ExhibitionsDeps } from './bots';
import {
  GracefulShutdown,
  addDeliveryMetrics,
  engineRegistry,
  LIMITS,
  readLimits,
  startServer,
  LoginAttempts,
} from './server';
import type { Config, EngineCounts, Limits, RateStore, RunningServer } from './server';
import type { Store } from './store';
import { openSignIns } from './wire-sign-ins';
import { openWebhooks } from './wire-webhooks';
import type { RunningWebhooks } from './wire-webhooks';

export type OpenServer = {
  readonly url: string;
  readonly port: number;
  /** The store and the connection between the nodes, in words. */
  readonly describe: string;
  /** Prepares the parts that the first visitor of a page would otherwise wait for. */
  warm(): void;
  /**
   * Sends clients away, finishes work under way, and closes everything within `shutdownMs`. Returns
   * the names of the parts that did not end in time.
   */
  close(): Promise<readonly string[]>;
};

export type Wiring = {
  readonly config: Config;
  readonly log: Logger;
  /** Default: the machine's clock. */
  readonly clock?: Clock;
  /** Limits that replace the usual ones. */
  readonly limits?: Partial<Limits>;
  /** The worker whose bots play; without it, no bots play. */
  readonly bots?: BotWorkerEntry;
};

const systemClock: Clock = { now: () => instant(Date.now()) };
/**
 * The interval at which a node looks in the store for the work of other nodes, for its followers.
 */
const SWEEP_MS = 500;
/** The share of the stopping time for each part, one after another. */
const SHARES = {
  operators: 0.05,
  practice: 0.1,
  requests: 0.5,
  loops: 0.1,
  engine: 0.1,
  changeBus: 0.05,
  store: 0.1,
} as const;

type NodeBus = { readonly changeBus: ChangeBus; readonly rates: RateStore | null };

function openChangeBus({ config, log }: Wiring): NodeBus {
  if (config.redisUrl === null) return { changeBus: new MemoryChangeBus(log), rates: null };
  const changeBus = new RedisChangeBus({ url: config.redisUrl, prefix: config.redisPrefix, log });
  return { changeBus, rates: { client: changeBus.client, prefix: changeBus.prefix } };
}

/**
 * Opens all parts of the server, connects them and starts to serve. If a part fails, rejects with
 * an error whose message the operator can read.
 */
export async function openServer(wiring: Wiring): Promise<OpenServer> {
  return open({ ...wiring, limits: { ...readLimits(wiring.config.limitsFile), ...wiring.limits } });
}

async function open(wiring: Wiring & { readonly limits: Limits }): Promise<OpenServer> {
  const { config, log, limits, clock = systemClock } = wiring;
  const { store, secret } = await openVerifiedStore(config, log);
  const { changeBus, rates } = openChangeBus(wiring);
  const uptime = makeUptime(wiring, store);
  const engine = openEngine(wiring, { store, changeBus, secret, uptime });
  const [feed, presence] = [new SeasonFeed(engine, changeBus), new PresenceTracker(changeBus)];
  const deadlines = makeDeadlines(wiring, store, engine);
  const accounts = openAccounts(wiring, { store, engine, clock, secret, rates });
  const housekeeping = makeHousekeeping(wiring, store, engine, accounts);
  const parts = { store, changeBus, engine, accounts, feed, presence };
  let localUrl = '';
  const bots = openBots(wiring, parts, () => localUrl);
  const webhooks = openWebhooks({ ...wiring, store, accounts, changeBus, clock, secret });
  const signIns = openSignIns({ config, log, accounts, secret, clock });
  const { leastDaySeconds } = config;
  const share = (part: keyof typeof SHARES): number => limits.shutdownMs * SHARES[part];
  const closeParts = async (shutdown: GracefulShutdown): Promise<void> => {
    await Promise.all([
      shutdown.step('housekeeping', share('loops'), async () => {
        await housekeeping.stop();
        await accounts.settle();
      }),
      shutdown.step('deadlines', share('loops'), () => deadlines.stop()),
      shutdown.step('webhooks', share('loops'), webhooks.close),
    ]);
    for (const part of [feed, presence]) part.close();
    await Promise.all([
      shutdown.step('engine', share('engine'), () => engine.close()),
      shutdown.step('uptime', share('engine'), () => uptime.stop()),
    ]);
    await shutdown.step('change bus', share('changeBus'), () => changeBus.close());
    await shutdown.step('store', share('store'), () => store.close());
  };
  try {
    const server = await startServer({
      config,
      deps: { ...parts, clock, leastDaySeconds, ...bots.deps, ...webhooks.deps, ...signIns },
      log,
      ready: () => ready(store, secret),
      registry: makeRegistry(engine, housekeeping, webhooks),
      rates,
      limits,
    });
    ({ localUrl } = server);
    await recordStart(uptime, server);
    for (const loop of [deadlines, housekeeping]) loop.start();
    bots.open();
    webhooks.open(server.news);
    void sampleSeasons(store, secret, log);
    const operators = await startOperatorSocket(wiring, { ...parts, secret, clock });
    return {
      url: server.url,
      port: server.port,
      describe: `${store.describe()}, ${config.redisUrl === null ? 'one node' : 'Redis'}`,
      warm: () => server.warm(),
      close: async () => {
        const shutdown = new GracefulShutdown(log);
        await shutdown.step('operators', share('operators'), operators.close);
        await shutdown.step('practice', share('practice'), () => bots.close());
        await shutdown.step('requests', share('requests'), () => closeServer(server));
        await closeParts(shutdown);
        return shutdown.abandoned;
      },
    };
  } catch (error) {
    await closeParts(new GracefulShutdown(log));
    throw error;
  }
}

type OperatorWiring = Omit<OperatorStore, 'sealing' | 'close'> & { readonly secret: string };

/** With PostgreSQL there is no socket: an operator's command runs on a node of its own. */
async function startOperatorSocket(
  { config, log }: Wiring,
  { secret, ...deps }: OperatorWiring,
): Promise<{ close: () => Promise<void> }> {
  const close = (): Promise<void> => Promise.resolve();
  if (config.databaseUrl !== null) return { close };
  const perform = performOn({ ...deps, sealing: makeSealing(secret), close }, config);
  return (await listenForOperators(config.dataDir, perform, log)) ?? { close };
}

async function ready(store: Store, secret: string): Promise<void> {
  await assertWritable(store);
  await assertSealedWith(secret, store);
}

/**
 * Called once the server can be reached: if it fails to start, it must not count as running [ruling
 * L8].
 */
async function recordStart(uptime: Uptime, server: RunningServer): Promise<void> {
  await uptime.start().catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
}

/** Closes the server; rejects if requests were cut off before their answer. */
async function closeServer(server: RunningServer): Promise<void> {
  const cut = await server.close();
  if (cut > 0) throw new Error(`${cut} requests were cut before they were answered`);
}

type AccountsWiring = {
  readonly store: Store;
  readonly engine: SeasonEngine;
  readonly clock: Clock;
  readonly secret: string;
  readonly rates: RateStore | null;
};

function openAccounts(
  { log, limits }: Wiring,
  { store, engine, clock, secret, rates }: AccountsWiring,
): Accounts {
  const bounds = { ...LIMITS, ...limits };
  const bruteForceGuard = new LoginAttempts({ limits: bounds, clock, store: rates, log });
  return makeAccounts({
    store: store.accounts,
    clock,
    secret,
    limits: bounds,
    bruteForceGuard,
    eraseFrom: eraseNameWith(engine),
    onError: (error) => {
      log.error(
        { err: error },
        'the name of a deleted account is left in a season; it is tried again',
      );
    },
  });
}

type EngineWiring = {
  readonly store: Store;
  readonly changeBus: ChangeBus;
  readonly secret: string;
  readonly uptime: Uptime;
};

function openEngine(
  { config, log, limits, clock = systemClock }: Wiring,
  { store, changeBus, secret, uptime }: EngineWiring,
): SeasonEngine {
  return new SeasonEngine({
    store: store.seasons,
    changeBus,
    clock,
    sealing: makeSealing(secret),
    uptime,
    mostSeasons: config.mostSeasons,
    hosting: { ...LIMITS, ...limits },
    meter: () => commandMeter(limits?.commandMs ?? LIMITS.commandMs),
    onError: (error) => {
      log.error({ err: error }, 'the engine could not keep up with the store; it is tried again');
    },
    ...(config.databaseUrl === null ? {} : { sweepMs: SWEEP_MS }),
  });
}

/** Seasons in which the server's bots play, with people and for show. */
type RunningBots = {
  readonly deps: { readonly practice: Practices; readonly exhibitions: Exhibitions };
  /** Called once the server listens. */
  readonly open: () => void;
  readonly close: () => Promise<void>;
};

type BotsWiring = Pick<ExhibitionsDeps, 'engine' | 'accounts' | 'feed' | 'presence'> & {
  readonly store: Store;
  readonly changeBus: ChangeBus;
};

function openBots(
  { config, log, limits, bots }: Wiring,
  { store, changeBus, ...parts }: BotsWiring,
  url: () => string,
): RunningBots {
  const bounds = { ...LIMITS, ...limits };
  const onError = (error: unknown): void => {
    log.error({ err: error }, 'bots could not play on; they are called again');
  };
  const { botThinkMs: thinkMs } = bounds;
  const troupe =
    config.practice && bots !== undefined
      ? new BotWorkerThread({ ...bots, url, thinkMs, onError })
      : null;
  const shared = { ...parts, bounds, troupe, onError };
  const practice = new Practices(shared);
  const remove = (id: SeasonId): Promise<void> => removeSeason(store, changeBus, id);
  const exhibitions = new Exhibitions({ ...shared, remove });
  return {
    deps: { practice, exhibitions },
    open: () => {
      void practice.open();
      void exhibitions.open();
    },
    close: () => {
      exhibitions.close();
      return practice.close();
    },
  };
}

/**
 * Deletes a season. A node with the season in memory looks for the next event, and finds that the
 * season is gone.
 */
async function removeSeason(store: Store, changeBus: ChangeBus, id: SeasonId): Promise<void> {
  const record = await store.seasons.record(id);
  await store.operating.deleteSeason(id);
  if (record !== null) changeBus.publish({ type: 'season', seasonId: id, seq: record.seq + 1 });
}

function makeUptime({ config, log, clock = systemClock }: Wiring, store: Store): Uptime {
  return new Uptime({
    store: store.uptime,
    clock,
    outageAfterMs: config.outageCreditAfterSeconds * 1_000,
    onError: (error) => {
      log.error(
        { err: error },
        'it could not be noted that this server is there; it is tried again',
      );
    },
    onOutage: ({ fromMs, untilMs }) => {
      log.warn(
        { from: new Date(fromMs), until: new Date(untilMs) },
        'no server was there for long: players’ clocks and times to reveal are longer by as much',
      );
    },
  });
}

function makeDeadlines(
  { log, clock = systemClock }: Wiring,
  store: Store,
  engine: SeasonEngine,
): Deadlines {
  return new Deadlines({
    store: store.seasons,
    engine,
    clock,
    onStop: () => {
      engine.stopClock();
    },
    onError: (error) => {
      log.error({ err: error }, 'what was due could not be done; it is tried again');
    },
  });
}

function makeHousekeeping(
  { log, clock = systemClock }: Wiring,
  store: Store,
  engine: SeasonEngine,
  accounts: Accounts,
): Housekeeping {
  return new Housekeeping({
    store: store.seasons,
    engine,
    settle: () => accounts.settle(),
    forget: () => accounts.forget(),
    clock,
    onError: (error) => {
      log.error({ err: error }, 'what is old could not be removed; it is tried again');
    },
    onLeap: (ms) => {
      log.warn({ leapMs: ms }, 'the clock of this machine has leapt: what was due by it is done');
    },
  });
}

function makeRegistry(
  engine: SeasonEngine,
  housekeeping: Housekeeping,
  webhooks: RunningWebhooks,
): Registry {
  const registry = engineRegistry(() => countsOf(engine, housekeeping));
  addDeliveryMetrics(registry, webhooks.counts);
  return registry;
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
