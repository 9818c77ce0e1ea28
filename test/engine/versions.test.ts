import { pino } from 'pino';
import { UnavailableFault } from '../../src/engine';
import type { JournalRow, SeasonStore } from '../../src/engine';
import { NewerEvent } from '../../src/engine/versions';
import { MemoryChangeBus } from '../../src/feed';
import { accountId } from '../../src/kernel';
import type { JsonObject, SeasonId } from '../../src/kernel';
import { playerOfAccount } from '../../src/round';
import { openStore } from '../../src/store';
import type { Store } from '../../src/store';
import { storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { replacing } from './patched-store';
import { by, join, makeRound, openNode, stateOf } from '../support/test-node';
import type { TestNode } from '../support/test-node';

type Writing = (payload: JsonObject) => JsonObject;

/** Wraps a store so that it writes events as a server of another version would. */
const writing =
  (how: Writing) =>
  (store: SeasonStore): SeasonStore =>
    replacing(store, {
      commit: (group) =>
        store.commit({
          ...group,
          seasons: group.seasons.map((part) => ({
            ...part,
            events: part.events.map((row) => ({ ...row, payload: how(row.payload) })),
          })),
        }),
    });

/** The older form of departures. It lacks the bids that lead after the departure. */
const asBefore: Writing = ({ v: _now, nextBidIds: _toCome, ...before }) => before;
const asLater: Writing = (event) =>
  event['type'] === 'PlayerLeft' ? { ...event, v: 9, why: 'bored' } : event;

describe.each(storeBackends())('events of other versions on $name', ({ fresh }) => {
  let place: FreshStore;
  let store: Store;
  let nodes: TestNode[];
  let changeBus: MemoryChangeBus;
  beforeEach(async () => {
    place = await fresh();
    store = await openStore({ url: place.databaseUrl, dataDir: place.dataDir });
    changeBus = new MemoryChangeBus(pino({ level: 'silent' }));
    nodes = [];
  });
  afterEach(async () => {
    for (const node of nodes) await node.close();
    await store.close();
    await place.drop();
  });

  async function open(
    how: Writing = (payload) => payload,
    troubles?: unknown[],
  ): Promise<TestNode> {
    const clock = new TestClock('2021-08-22T00:00:00Z');
    const parts = { store: place, over: store, changeBus, clock, sweepMs: 60_000 };
    const onError = (error: unknown): void => {
      if (troubles === undefined) throw error;
      troubles.push(error);
    };
    const node = await openNode({ ...parts, wrap: writing(how), onError });
    nodes.push(node);
    return node;
  }

  async function removeAnn({ engine }: TestNode, id: SeasonId): Promise<number> {
    const player = playerOfAccount(stateOf(await engine.read(id)), accountId('ann'))!.id;
    const outcome = await engine.submit(id, { type: 'RemovePlayer', playerId: player }, by('host'));
    expect(outcome?.refusal).toBeNull();
    return outcome!.seq!;
  }

  const stored = async (id: SeasonId, seq: number): Promise<JournalRow> =>
    (await store.seasons.journal(id, seq - 1, 1))[0]!;

  /** Reads an event in all ways that a node offers. */
  async function readings(node: TestNode, id: SeasonId, seq: number) {
    const stop = new AbortController();
    const followed = await node.feed.journal(id, seq - 1, stop.signal).next();
    stop.abort();
    return {
      journal: (await node.engine.journal(id, seq - 1, 1))[0],
      feed: followed.done === true ? null : followed.value,
      inbox: (await node.engine.inbox(accountId('ann'), 0, 10))[0]?.event,
    };
  }

  it('are written with their version, and read without', async () => {
    const node = await open();
    const id = await makeRound(node);
    await join(node, id, 'ann');
    const seq = await removeAnn(node, id);
    const { payload } = await stored(id, seq);
    expect(payload).toMatchObject({ type: 'PlayerLeft', nextBidIds: [], v: 2 });
    const { v: _version, ...event } = payload;
    const other = await open();
    for (const row of Object.values(await readings(other, id, seq))) {
      expect(row?.payload).toStrictEqual(event);
    }
    expect(Object.keys((await stored(id, 1)).payload)).not.toContain('v');
  });

  it('are the same at every door, from whichever server', async () => {
    const before = await open(asBefore);
    const id = await makeRound(before);
    await join(before, id, 'ann');
    const beside = await open();
    expect(stateOf(await beside.engine.read(id)).count('players')).toBe(1);
    const seq = await removeAnn(before, id);
    const { payload } = await stored(id, seq);
    expect(Object.keys(payload)).not.toContain('nextBidIds');
    const folded = stateOf(await beside.engine.read(id, 'NOW'));
    const loaded = stateOf(await (await open()).engine.read(id));
    expect(folded.all('players')).toStrictEqual(loaded.all('players'));
    expect(folded.all('players')[0]?.departure).toBe('REMOVED');
    for (const node of [beside, await open()]) {
      for (const row of Object.values(await readings(node, id, seq))) {
        expect(row?.payload).toStrictEqual({ ...payload, nextBidIds: [] });
      }
    }
  });

  it('stop a server that is older than they are, with a sentence', async () => {
    const later = await open(asLater);
    const id = await makeRound(later);
    await join(later, id, 'ann');
    const troubles: unknown[] = [];
    const older = await open((payload) => payload, troubles);
    expect(stateOf(await older.engine.read(id)).count('players')).toBe(1);
    const seq = await removeAnn(later, id);
    const caught = await older.engine.read(id, 'NOW').catch((error: unknown) => error);
    expect(caught).toBeInstanceOf(UnavailableFault);
    expect((caught as UnavailableFault).cause).toBeInstanceOf(NewerEvent);
    expect((caught as { readonly cause: Error }).cause.message).toBe(
      `Event ${String(seq)} of season ${id} is a PlayerLeft of version 9, written by a newer server: ` +
        'this one cannot read it until it is updated.',
    );
    expect(troubles.length).toBeGreaterThan(0);
    await expect((await open()).engine.journal(id, 0, 100)).rejects.toThrow(UnavailableFault);
    await expect(older.engine.inbox(accountId('ann'), 0, 10)).rejects.toThrow(UnavailableFault);
  });
});
