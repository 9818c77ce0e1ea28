import { makeSealing } from '../../src/engine';
import { AggregateCache } from '../../src/engine/aggregate-cache';
import type { SeasonStore, StoredSeason } from '../../src/engine/ports';
import { seasonId } from '../../src/kernel';

describe('the seasons in memory', () => {
  it('forget one whose secrets could not be opened, so that it is loaded again', async () => {
    const broken = {
      record: { id: 's1', kind: 'ROUND', createdAtMs: 0, seq: 1 },
      rows: [],
      secrets: [{ key: 'seed:week:1', sealed: 'sealed with another secret' }],
      lastAtMs: 0,
    } as unknown as StoredSeason;
    const stored = [broken, null];
    const load = (): Promise<StoredSeason | null> => Promise.resolve(stored.shift() ?? null);
    const cache = new AggregateCache(
      { load } as unknown as SeasonStore,
      makeSealing('a'.repeat(32)),
      10,
    );
    await expect(cache.get(seasonId('s1'))).rejects.toThrow();
    expect(cache.counts()).toMatchObject({ inMemory: 0, loaded: 0 });
    await expect(cache.get(seasonId('s1'))).resolves.toBeNull();
  });

  it('look once more for one that many look for and is not there', async () => {
    let loads = 0;
    const load = async (): Promise<null> => {
      loads += 1;
      await Promise.resolve();
      return null;
    };
    const cache = new AggregateCache(
      { load } as unknown as SeasonStore,
      makeSealing('a'.repeat(32)),
      10,
    );
    const many = Array.from({ length: 50 }, () => cache.get(seasonId('s1')));
    expect(await Promise.all(many)).toEqual(many.map(() => null));
    expect(loads).toBe(2);
  });
});
