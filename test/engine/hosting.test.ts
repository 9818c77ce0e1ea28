import { makeSealing, SeasonEngine } from '../../src/engine';
import { storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { by, openNode, ROUND, SECRET } from '../support/test-node';
import type { TestNode } from '../support/test-node';
import { MemoryChangeBus } from '../../src/feed';
import { pino } from 'pino';

const hosting = {
  seasonsPerAccount: 3,
  seasonsPerGuest: 1,
  rehearsalsPerAccount: 2,
  rehearsalsPerGuest: 1,
};

describe.each(storeBackends())('hosting on $name [finding 4]', ({ fresh }) => {
  let place: FreshStore;
  let node: TestNode;
  let engine: SeasonEngine;
  beforeEach(async () => {
    place = await fresh();
    const clock = new TestClock('2021-08-22T00:00:00Z');
    node = await openNode({ store: place, clock });
    engine = new SeasonEngine({
      store: node.store.seasons,
      changeBus: new MemoryChangeBus(pino({ level: 'silent' })),
      clock,
      sealing: makeSealing(SECRET),
      hosting,
      onError: (error) => {
        throw error;
      },
    });
  });
  afterEach(async () => {
    await engine.close();
    await node.close();
    await place.drop();
  });

  it('is bounded, also at the same time, until a season ends', async () => {
    const all = Array.from({ length: 6 }, () => engine.create(ROUND, by('ann')));
    const made = await Promise.all(all);
    const taken = made.filter(({ refusal }) => refusal === null);
    expect(taken).toHaveLength(3);
    const again = by('ann', 'one more');
    expect((await engine.create(ROUND, again)).refusal).toEqual({
      code: 'TOO_MANY_SEASONS',
      rule: null,
      facts: { limit: 3, count: 3 },
    });
    const [ended] = taken;
    await engine.submit(ended!.seasonId!, { type: 'CloseSeason' }, by('ann'));
    const last = await engine.create(ROUND, again);
    expect(last.refusal).toBeNull();
    // A repeat with the same key gets the same answer, although the limit is reached.
    expect(await engine.create(ROUND, again)).toEqual(last);
  });

  it('counts rehearsals apart, and lets guests host fewer', async () => {
    const rehearsal = { ...ROUND, rehearsal: true };
    const guest = { ...by('gus'), isGuest: true };
    expect((await engine.create(ROUND, guest)).refusal).toBeNull();
    expect((await engine.create(ROUND, guest)).refusal?.facts).toEqual({ limit: 1, count: 1 });
    expect((await engine.create(rehearsal, guest)).refusal).toBeNull();
    expect((await engine.create(rehearsal, guest)).refusal).not.toBeNull();
    for (const left of [2, 1]) {
      expect([left, (await engine.create(rehearsal, by('ann'))).refusal]).toEqual([left, null]);
    }
    expect((await engine.create(rehearsal, by('ann'))).refusal?.code).toBe('TOO_MANY_SEASONS');
  });
});
