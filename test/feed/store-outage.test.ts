import { UnavailableFault } from '../../src/engine';
import type { InboxRow, JournalRow, SeasonSnapshot, SeasonStore } from '../../src/engine';
import { accountId } from '../../src/kernel';
import type { SeasonId } from '../../src/kernel';
import { activePlayers } from '../../src/round';
import { storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { replacing } from '../engine/patched-store';
import { join, makeRound, openNode, stateOf } from '../support/test-node';
import type { TestNode } from '../support/test-node';
import { until } from '../support/async-queue';

const SUNDAY = '2021-08-22T00:00:00Z';

describe.each(storeBackends())('followers while the store is away, on $name', ({ fresh }) => {
  let place: FreshStore;
  /** True while the store does not answer the node. */
  let isAway: boolean;
  /** The number of failed queries. */
  let inVain: number;
  let node: TestNode;
  let id: SeasonId;
  let stop: AbortController;

  beforeEach(async () => {
    place = await fresh();
    isAway = false;
    inVain = 0;
    node = await openNode({
      ...{ store: place, clock: new TestClock(SUNDAY), wrap: leaving, mostSeasons: 1 },
    });
    id = await makeRound(node);
    stop = new AbortController();
  });
  afterEach(async () => {
    stop.abort();
    await node.close();
    await place.drop();
  });

  function leaving(inner: SeasonStore): SeasonStore {
    const unless =
      <A extends unknown[], R>(ask: (...asked: A) => Promise<R>) =>
      async (...asked: A): Promise<R> => {
        if (!isAway) return ask(...asked);
        inVain += 1;
        throw new Error('the connection was closed');
      };
    return replacing(inner, {
      load: unless((season) => inner.load(season)),
      journal: unless((...asked) => inner.journal(...asked)),
      inbox: unless((...asked) => inner.inbox(...asked)),
      inboxHead: unless((account) => inner.inboxHead(account)),
      commit: unless((group) => inner.commit(group)),
    });
  }

  /**
   * Makes the store unavailable until several queries have failed. No node has the season in
   * memory.
   */
  async function away(): Promise<void> {
    isAway = true;
    await expect(join(node, id, 'zoe')).rejects.toThrow(UnavailableFault);
    const before = inVain;
    await until(() => inVain > before + 1);
    isAway = false;
  }

  const value = async <T>(next: Promise<IteratorResult<T>>): Promise<T> => {
    const step = await next;
    if (step.done === true) throw new Error('it has ended');
    return step.value;
  };

  it('go on with the journal where it was, without a gap [3]', async () => {
    const rows: AsyncIterator<JournalRow> = node.feed.journal(id, 0, stop.signal);
    const first = await value(rows.next());
    expect(first.seq).toBe(1);
    const last = (await node.engine.read(id))?.record.seq ?? 0;
    for (let seq = 2; seq <= last; seq += 1) expect((await value(rows.next())).seq).toBe(seq);
    const next = rows.next();
    isAway = true;
    await expect(join(node, id, 'zoe')).rejects.toThrow(UnavailableFault);
    isAway = false;
    await join(node, id, 'ada');
    expect(await value(next)).toMatchObject({ seq: last + 1, type: 'PlayerJoined' });
  });

  it('begin a journal, an auction and an inbox that were asked for meanwhile', async () => {
    await join(node, id, 'ada');
    const leaving = away();
    const [rows, readings, inbox] = [
      node.feed.journal(id, 0, stop.signal),
      node.feed.readings(id, 'AUCTION', stop.signal),
      node.feed.inbox(accountId('ada'), 0, stop.signal),
    ];
    const firsts: [Promise<JournalRow>, Promise<SeasonSnapshot>] = [
      value(rows.next()),
      value(readings.next()),
    ];
    const entry: Promise<IteratorResult<InboxRow>> = inbox.next();
    await leaving;
    expect((await firsts[0]).seq).toBe(1);
    expect(activePlayers(stateOf(await firsts[1]))).toHaveLength(1);
    await inbox.return?.();
    await entry;
  });

  it('end at once when nobody follows any more', async () => {
    isAway = true;
    await expect(join(node, id, 'zoe')).rejects.toThrow(UnavailableFault);
    const rows = node.feed.journal(id, 0, stop.signal);
    const waiting = rows.next();
    await until(() => inVain > 2);
    stop.abort();
    expect((await waiting).done).toBe(true);
    isAway = false;
  });

  it('end when an operator has deleted the season', async () => {
    const rows = node.feed.journal(id, null, stop.signal);
    const pages = node.feed.journalPages(id, 0, stop.signal);
    const readings = node.feed.readings(id, 'AUCTION', stop.signal);
    await value(readings.next());
    await value(pages.next());
    const waiting = [rows.next(), pages.next(), readings.next()];
    await node.store.operating.deleteSeason(id);
    await node.engine.evictIdle(0);
    // On a server the guard of followed seasons would end the feeds; here each feed polls.
    const steps = await Promise.all(waiting);
    expect(steps.map(({ done }) => done)).toEqual([true, true, true]);
  });

  it('end with what is a bug', async () => {
    const broken = await openNode({
      ...{ store: place, over: node.store, clock: new TestClock(SUNDAY) },
      wrap: (inner) => replacing(inner, { inboxHead: () => Promise.resolve(0) }),
    });
    const { engine } = broken;
    engine.inbox = () => Promise.reject(new TypeError('a bug'));
    const rows = broken.feed.inbox(accountId('ada'), 0, stop.signal);
    await expect(rows.next()).rejects.toThrow('a bug');
    await broken.close();
  });
});
