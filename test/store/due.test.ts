import { instant } from '../../src/kernel';
import { storeBackends } from '../support/backends';
import { commitOf, openFresh } from '../support/store-fixtures';
import type { Opened } from '../support/store-fixtures';

const LEASE_MS = 1_000;

describe.each(storeBackends())('what is due on $name', ({ name, fresh }) => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await openFresh(fresh);
  });
  afterEach(() => opened.drop());
  const seasons = (): Opened['store']['seasons'] => opened.store.seasons;
  const claim = (now: number, limit = 10) => seasons().claimDue(instant(now), LEASE_MS, limit);
  const due = (dueAtMs: number | null) => ({
    record: { dueAtMs: dueAtMs === null ? null : instant(dueAtMs) },
  });

  it('is claimed up to now, the longest due first', async () => {
    await seasons().commit({
      seasons: [
        commitOf('later', 0, due(101)),
        commitOf('second', 0, due(100)),
        commitOf('never', 0, due(null)),
        commitOf('first', 0, due(50)),
      ],
    });
    expect(await claim(49)).toStrictEqual([]);
    expect(await claim(100)).toStrictEqual(['first', 'second']);
  });

  it('is claimed at most so many at once, the rest by the next claim', async () => {
    await seasons().commit({ seasons: ['a', 'b', 'c'].map((id) => commitOf(id, 0, due(100))) });
    expect(await claim(100, 2)).toStrictEqual(['a', 'b']);
    expect(await claim(100, 2)).toStrictEqual(['c']);
    expect(await claim(100, 2)).toStrictEqual([]);
  });

  it('is claimed again when the lease has run out', async () => {
    await seasons().commit({ seasons: [commitOf('a', 0, due(100))] });
    expect(await claim(100)).toStrictEqual(['a']);
    expect(await claim(100 + LEASE_MS - 1)).toStrictEqual([]);
    expect(await claim(100 + LEASE_MS)).toStrictEqual(['a']);
  });

  it('is claimed within the lease when a commit has set a new instant', async () => {
    await seasons().commit({ seasons: [commitOf('a', 0, due(100))] });
    expect(await claim(100)).toStrictEqual(['a']);
    await seasons().commit({ seasons: [commitOf('a', 1, due(200))] });
    expect(await claim(199)).toStrictEqual([]);
    expect(await claim(200)).toStrictEqual(['a']);
  });

  it('is named earliest first, and nothing when nothing is due', async () => {
    expect(await seasons().nextDue()).toBeNull();
    await seasons().commit({ seasons: [commitOf('a', 0, due(null)), commitOf('b', 0, due(300))] });
    expect(await seasons().nextDue()).toBe(300);
    await seasons().commit({ seasons: [commitOf('a', 1, due(200)), commitOf('b', 1, due(null))] });
    expect(await seasons().nextDue()).toBe(200);
  });

  if (name === 'SQLite') return;
  it('is claimed by one node each when two claim at once', async () => {
    const ids = Array.from({ length: 60 }, (_, at) => `s${at}`);
    await seasons().commit({ seasons: ids.map((id) => commitOf(id, 0, due(100))) });
    const other = await opened.another();
    const claims: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const taken = await Promise.all([
        claim(100, 15),
        other.seasons.claimDue(instant(100), LEASE_MS, 15),
      ]);
      claims.push(...taken.flat());
    }
    expect(new Set(claims).size).toBe(claims.length);
    claims.push(...(await claim(100, 60)));
    expect(claims.toSorted()).toStrictEqual(ids.toSorted());
  });
});
