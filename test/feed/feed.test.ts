import type { JournalRow, SeasonSnapshot } from '../../src/engine';
import type { SeasonId } from '../../src/kernel';
import { activePlayers } from '../../src/round';
import { storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { by, join, makeRound, openNode, stateOf } from '../support/test-node';
import type { TestNode } from '../support/test-node';

const SUNDAY = '2021-08-22T00:00:00Z';

describe.each(storeBackends())('the feed on $name', ({ fresh }) => {
  let place: FreshStore;
  let node: TestNode;
  let id: SeasonId;
  let stop: AbortController;

  beforeEach(async () => {
    place = await fresh();
    node = await openNode({ store: place, clock: new TestClock(SUNDAY) });
    id = await makeRound(node);
    stop = new AbortController();
  });

  afterEach(async () => {
    stop.abort();
    await node.close();
    await place.drop();
  });

  async function seqNow(): Promise<number> {
    return (await node.engine.read(id))?.record.seq ?? 0;
  }

  async function next(rows: AsyncIterator<JournalRow>, count: number): Promise<number[]> {
    const seqs: number[] = [];
    while (seqs.length < count) {
      const { value } = (await rows.next()) as IteratorYieldResult<JournalRow>;
      seqs.push(value.seq);
    }
    return seqs;
  }

  const upTo = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at);

  it('replays what is stored, then goes on live, each seq once [3]', async () => {
    const stored = await seqNow();
    const rows = node.feed.journal(id, 0, stop.signal);
    expect(await next(rows, stored)).toEqual(upTo(1, stored));
    const live = next(rows, 2);
    await join(node, id, 'ada');
    await join(node, id, 'bob');
    expect(await live).toEqual([stored + 1, stored + 2]);
  });

  it('begins with what comes from now on, when no place is given [3]', async () => {
    const stored = await seqNow();
    const rows = node.feed.journal(id, null, stop.signal);
    const live = next(rows, 1);
    await node.engine.read(id);
    await join(node, id, 'ada');
    expect(await live).toEqual([stored + 1]);
  });

  it('gives more than is kept at hand to one who was far behind [3]', async () => {
    for (let at = 0; at < 600; at += 1) {
      const name = `p${String(at)}`;
      await join(node, id, name);
      if (at > 0 && at % 3 === 0) await node.engine.submit(id, { type: 'LeaveSeason' }, by(name));
    }
    const last = await seqNow();
    expect(await next(node.feed.journal(id, 0, stop.signal), last)).toEqual(upTo(1, last));
  });

  it('ends a wait at once when it is told to return', async () => {
    const rows = node.feed.journal(id, await seqNow(), stop.signal);
    const waiting = rows.next();
    await rows.return?.();
    expect((await waiting).done).toBe(true);
    expect((await rows.next()).done).toBe(true);
  });

  it('ends a wait at once when its signal aborts', async () => {
    const waiting = node.feed.journal(id, await seqNow(), stop.signal).next();
    stop.abort();
    expect((await waiting).done).toBe(true);
  });

  it('gives a slow reader of the auction the newest state, not each one', async () => {
    const readings = node.feed.readings(id, 'AUCTION', stop.signal);
    const players = async (): Promise<number> => {
      const { value } = (await readings.next()) as IteratorYieldResult<SeasonSnapshot>;
      return activePlayers(stateOf(value)).length;
    };
    expect(await players()).toBe(0);
    for (const name of ['ada', 'bob', 'cyd']) await join(node, id, name);
    expect(await players()).toBe(3);
    const waiting = players();
    await join(node, id, 'dan');
    expect(await waiting).toBe(4);
  });

  it('leaves the auction alone when something else changes, also after a restart', async () => {
    await node.close();
    node = await openNode({ store: place, clock: new TestClock(SUNDAY) });
    const readings = node.feed.readings(id, 'AUCTION', stop.signal);
    await readings.next();
    const waiting = readings.next();
    await node.engine.submit(id, { type: 'RotateInvite', inviteHash: 'b'.repeat(64) }, by('host'));
    await join(node, id, 'ada');
    const { value } = (await waiting) as IteratorYieldResult<SeasonSnapshot>;
    expect(activePlayers(stateOf(value))).toHaveLength(1);
  });

  it('leaves the auction alone when something else changes', async () => {
    const readings = node.feed.readings(id, 'AUCTION', stop.signal);
    await readings.next();
    const waiting = readings.next();
    await node.engine.submit(id, { type: 'RotateInvite', inviteHash: 'a'.repeat(64) }, by('host'));
    await join(node, id, 'ada');
    const { value } = (await waiting) as IteratorYieldResult<SeasonSnapshot>;
    expect(activePlayers(stateOf(value))).toHaveLength(1);
  });
});
