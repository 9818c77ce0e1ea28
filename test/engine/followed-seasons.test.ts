import type { SeasonId } from '../../src/kernel';
import { storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { until } from '../support/async-queue';
import { replacing } from './patched-store';
import { DelayedBuses } from './delayed-buses';
import { join, makeRound, openNode } from '../support/test-node';
import type { TestNode } from '../support/test-node';

const SUNDAY = '2021-08-22T00:00:00Z';
const SWEEP_MS = 10;

describe('seasons that are followed and do not fit into memory', () => {
  const [backend] = storeBackends();
  let place: FreshStore;
  let node: TestNode;
  let alone: TestNode;
  let looks: number;
  let stop: AbortController;

  beforeEach(async () => {
    if (backend === undefined) throw new Error('there is no backend');
    place = await backend.fresh();
    looks = 0;
    stop = new AbortController();
    const buses = new DelayedBuses();
    const clock = new TestClock(SUNDAY);
    node = await openNode({
      ...{ store: place, clock, changeBus: buses.open(), sweepMs: SWEEP_MS, mostSeasons: 1 },
      wrap: (store) =>
        replacing(store, {
          seqs: (ids) => {
            looks += 1;
            return store.seqs(ids);
          },
        }),
    });
    alone = await openNode({ store: place, over: node.store, clock, changeBus: buses.open() });
  });
  afterEach(async () => {
    stop.abort();
    await alone.close();
    await node.close();
    await place.drop();
  });

  const sweeps = (count: number): Promise<void> => {
    const goal = looks + count;
    return until(() => looks >= goal);
  };

  it('are loaded again only when they went on elsewhere', async () => {
    const ids: SeasonId[] = [];
    for (let at = 0; at < 3; at += 1) ids.push(await makeRound(alone));
    const feeds = ids.map((id) => node.feed.journal(id, null, stop.signal));
    const waiting = feeds.map((feed) => feed.next());
    await sweeps(20);
    const { loaded } = node.engine.counts();
    await sweeps(20);
    expect(node.engine.counts().loaded).toBe(loaded);
    for (const [at, id] of ids.entries()) {
      await join(alone, id, 'ada');
      expect(await waiting[at]).toMatchObject({ done: false, value: { type: 'PlayerJoined' } });
    }
  });
});
