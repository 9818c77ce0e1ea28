import { makeSealing } from '../../src/engine';
import type { JournalRow } from '../../src/engine';
import { ConcurrencyConflict, UnavailableFault } from '../../src/engine';
import { SeasonAggregate } from '../../src/engine/season-aggregate';
import { Committer } from '../../src/engine/committer';
import type { CommitEntry } from '../../src/engine/committer';
import { instant, seasonId } from '../../src/kernel';
import { openStore } from '../../src/store';
import type { Store } from '../../src/store';
import { storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { answerOf } from '../support/store-fixtures';
import { SECRET } from '../support/test-node';

const cellOf = (id: string): SeasonAggregate =>
  new SeasonAggregate(seasonId(id), 'ROUND', instant(0), makeSealing(SECRET));

const noRecord = (): never => {
  throw new TypeError('a bug');
};

function internalEntry(
  aggregate: SeasonAggregate,
  events: readonly JournalRow[] = [],
): CommitEntry {
  const decided = { events, changes: [], secrets: [], notices: [] };
  return { aggregate, decided, answer: null, accountAnswer: null, decidedAt: null };
}

describe('the group commit', () => {
  const [backend] = storeBackends();
  let place: FreshStore;
  let store: Store;
  let committer: Committer;
  let troubles: unknown[];

  beforeEach(async () => {
    if (backend === undefined) throw new Error('there is no backend');
    place = await backend.fresh();
    store = await openStore({ url: place.databaseUrl, dataDir: place.dataDir });
    const nothing = (): null => null;
    troubles = [];
    committer = new Committer(store.seasons, nothing, nothing, (error) => troubles.push(error));
  });

  afterEach(async () => {
    await store.close();
    await place.drop();
  });

  it('goes on for the others when a bug has left a season half changed [10]', async () => {
    const [bad, good] = [cellOf('bad'), cellOf('good')];
    const lost = committer.add(internalEntry(bad));
    bad.nextRecord = noRecord;
    bad.drop();
    const kept = committer.add(internalEntry(good));
    await expect(lost).rejects.toThrow(ConcurrencyConflict);
    await expect(kept).resolves.toBeUndefined();
    expect([bad.isBusy, good.isBusy]).toEqual([false, false]);
    await expect(committer.add(internalEntry(good))).resolves.toBeUndefined();
  });

  it('leaves nobody waiting when a bug leaves a season without a record [10]', async () => {
    const [bad, good] = [cellOf('bad'), cellOf('good')];
    Object.defineProperty(bad, 'record', { get: noRecord });
    const [lost, kept] = [committer.add(internalEntry(bad)), committer.add(internalEntry(good))];
    await expect(lost).rejects.toThrow(UnavailableFault);
    await expect(kept).resolves.toBeUndefined();
    expect(bad.stage).toBe('DROPPED');
    expect(troubles).toHaveLength(1);
    await committer.idle();
  });

  it('blames the one whose loose key was taken, and keeps the others [2]', async () => {
    const asking = (id: string, key: string): Promise<void> =>
      committer.add({ ...internalEntry(cellOf(id)), accountAnswer: answerOf(key) });
    const asked = [asking('one', 'k1'), asking('two', 'k1'), asking('three', 'k3')];
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: new ConcurrencyConflict([seasonId('two')]) },
      { status: 'fulfilled' },
    ]);
    const { accountId } = answerOf('k3');
    expect(await store.seasons.answer(accountId, null, 'k3')).toStrictEqual(answerOf('k3'));
    await committer.idle();
  });

  it('acknowledges what is on disk, also when a bug keeps it from being shown [1, 10]', async () => {
    const aggregate = cellOf('bad');
    aggregate.committed.absorb = () => {
      throw new TypeError('a bug');
    };
    await expect(committer.add(internalEntry(aggregate))).resolves.toBeUndefined();
    expect(aggregate.stage).toBe('DROPPED');
    expect(troubles).toEqual([new TypeError('a bug')]);
    await committer.idle();
  });
});
