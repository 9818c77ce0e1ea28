import type { Logger } from 'pino';
import type { Config } from '../server';
import type { Store } from '../store';
import { makeSealing, SeasonEngine, Uptime } from '../engine';
import type { Clock, ChangeBus, Sealing } from '../engine';
import { MemoryChangeBus, RedisChangeBus } from '../feed';
import { openVerifiedStore } from '../bootstrap';
import { instant } from '../kernel';

/** An operator's node, separate from the nodes that serve. */
export type OperatorStore = {
  readonly store: Store;
  readonly engine: SeasonEngine;
  readonly changeBus: ChangeBus;
  readonly clock: Clock;
  readonly sealing: Sealing;
  /** Waits for work in progress and for the messages to the other nodes. */
  close(): Promise<void>;
};

const SWEEP_MS = 2_000;

export async function openOperatorStore(config: Config, log: Logger): Promise<OperatorStore> {
  const { store, secret } = await openVerifiedStore(config, log);
  const { redisUrl: url, redisPrefix: prefix } = config;
  const changeBus =
    url === null
      ? new MemoryChangeBus(log)
      : await waitUntilReady(new RedisChangeBus({ url, prefix, log }));
  const sealing = makeSealing(secret);
  const clock = { now: () => instant(Date.now()) };
  // Tells the engine of outages, so that a command after an outage costs the players no time.
  const uptime = new Uptime({
    store: store.uptime,
    clock,
    outageAfterMs: config.outageCreditAfterSeconds * 1_000,
    onError: (error) => {
      log.error({ err: error }, 'the time until which a server ran could not be stored');
    },
    onOutage: () => undefined,
  });
  const engine = new SeasonEngine({
    uptime,
    store: store.seasons,
    changeBus,
    clock,
    sealing,
    onError: (error) => {
      log.error({ err: error }, 'the engine could not keep up with the store');
    },
    ...(config.databaseUrl === null ? {} : { sweepMs: SWEEP_MS }),
  });
  return {
    store,
    engine,
    changeBus,
    clock,
    sealing,
    close: async () => {
      await engine.close();
      await changeBus.close();
      await store.close();
    },
  };
}

/**
 * The longest wait for Redis. Messages sent before Redis is ready are lost, so other nodes find
 * those changes later.
 */
const REDIS_MS = 1_000;

async function waitUntilReady(changeBus: RedisChangeBus): Promise<RedisChangeBus> {
  const ready = new Promise<void>((resolve) => {
    changeBus.client.once('ready', resolve);
    setTimeout(resolve, REDIS_MS).unref();
  });
  if (changeBus.client.status !== 'ready') await ready;
  return changeBus;
}
