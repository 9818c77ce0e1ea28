import { pino } from 'pino';
import { makeSealing, SeasonEngine, Uptime } from '../../src/engine';
import type {
  CommandContext,
  Clock,
  ChangeBus,
  Outcome,
  Pace,
  SeasonSnapshot,
  SeasonStore,
} from '../../src/engine';
import { MemoryChangeBus, RedisChangeBus, SeasonFeed } from '../../src/feed';
import { accountId, seasonId } from '../../src/kernel';
import type { PollTimer } from '../../src/feed/follower';
import type { SeasonId } from '../../src/kernel';
import type { RoundState } from '../../src/round';
import type { CreateRound } from '../../src/round/season/vocabulary';
import { findEdition } from '../../src/rulesets';
import type { RoundRuleset } from '../../src/rulesets';
import type { Outage } from '../../src/season';
import { openStore } from '../../src/store';
import type { Store } from '../../src/store';
import type { FreshFeed, FreshStore } from './backends';

export const SECRET = 'a secret for tests, 32 characters or more';

/** One server node without its API. */
export type TestNode = {
  readonly engine: SeasonEngine;
  readonly uptime: Uptime | null;
  readonly feed: SeasonFeed;
  readonly store: Store;
  readonly close: () => Promise<void>;
};

export type NodeParts = {
  readonly store: FreshStore;
  /** A store shared by several nodes; its opener closes it. */
  readonly over?: Store;
  readonly feed?: FreshFeed;
  /** Used instead of `feed`. */
  readonly changeBus?: ChangeBus;
  readonly clock: Clock;
  /** Wraps the store, for example to make it fail. */
  readonly wrap?: (store: SeasonStore) => SeasonStore;
  readonly mostSeasons?: number;
  /** The length of an absence that counts as an outage; left out for none. */
  readonly outageAfterMs?: number;
  /** Called for each outage that is found. */
  readonly onOutage?: (outage: Outage) => void;
  /** The process's own time, in which absences are measured. */
  readonly processMs?: () => number;
  readonly sweepMs?: number;
  /** The time between two polls of a follower. */
  readonly pollTimer?: PollTimer;
  /** The pace of the clock's long work. */
  readonly pace?: Pace;
  /** Called for each error. By default, an error fails the test. */
  readonly onError?: (error: unknown) => void;
};

export async function openNode(parts: NodeParts): Promise<TestNode> {
  const { databaseUrl: url, dataDir } = parts.store;
  const store = parts.over ?? (await openStore({ url, dataDir }));
  const changeBus = parts.changeBus ?? bus(parts.feed);
  const sweepMs = parts.sweepMs ?? (parts.feed === undefined ? undefined : 200);
  const uptime = uptimeOf(parts, store);
  await uptime?.start();
  const engine = new SeasonEngine({
    ...(uptime === null ? {} : { uptime }),
    store: parts.wrap === undefined ? store.seasons : parts.wrap(store.seasons),
    changeBus,
    clock: parts.clock,
    sealing: makeSealing(SECRET),
    onError: parts.onError ?? fail,
    ...(sweepMs === undefined ? {} : { sweepMs }),
    ...(parts.pace === undefined ? {} : { pace: parts.pace }),
    ...(parts.mostSeasons === undefined ? {} : { mostSeasons: parts.mostSeasons }),
  });
  const feed = new SeasonFeed(engine, changeBus, parts.pollTimer);
  return {
    engine,
    uptime,
    feed,
    store,
    close: async () => {
      feed.close();
      await engine.close();
      await uptime?.stop();
      await changeBus.close();
      if (parts.over === undefined) await store.close();
    },
  };
}

function uptimeOf(parts: NodeParts, store: Store): Uptime | null {
  const { clock, outageAfterMs, processMs: uptime } = parts;
  if (outageAfterMs === undefined) return null;
  return new Uptime({
    store: store.uptime,
    clock,
    outageAfterMs,
    onError: parts.onError ?? fail,
    onOutage: parts.onOutage ?? (() => undefined),
    ...(uptime === undefined ? {} : { uptime }),
  });
}

function fail(error: unknown): void {
  throw error;
}

function bus(feed: FreshFeed | undefined): ChangeBus {
  const log = pino({ level: 'silent' });
  const url = feed?.redisUrl ?? null;
  return url === null || feed === undefined
    ? new MemoryChangeBus(log)
    : new RedisChangeBus({ url, prefix: feed.prefix, log });
}

export function by(name: string, idempotencyKey: string | null = null): CommandContext {
  return { accountId: accountId(name), idempotencyKey };
}

export function edition(changes: Partial<RoundRuleset> = {}): RoundRuleset {
  const found = findEdition('round-10/2021-08-24');
  if (found === null) throw new Error('the default edition is missing');
  return { ...found, ...changes };
}

export const ROUND: CreateRound = {
  type: 'CreateRound',
  name: 'A round',
  visibility: 'PUBLIC',
  inviteHash: null,
  document: edition(),
  startsAtMs: null,
  rulesStartMs: null,
  rehearsal: false,
};

/** Creates a round hosted by `host`. */
export async function makeRound(
  { engine }: TestNode,
  changes: Partial<typeof ROUND> = {},
): Promise<SeasonId> {
  const outcome = await engine.create({ ...ROUND, ...changes }, by('host'));
  if (outcome.seasonId === null) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
  return seasonId(outcome.seasonId);
}

export async function join({ engine }: TestNode, id: SeasonId, name: string): Promise<Outcome> {
  const outcome = await engine.submit(id, { type: 'JoinSeason', name, inviteCode: null }, by(name));
  if (outcome?.refusal !== null) throw new Error(`refused: ${JSON.stringify(outcome?.refusal)}`);
  return outcome;
}

/** The state of a round in a snapshot. */
export function stateOf(reading: SeasonSnapshot | null | undefined): RoundState {
  if (reading?.kind !== 'ROUND') throw new Error('the test reads a round');
  return reading.state;
}
