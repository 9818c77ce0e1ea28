import type { Pace, SeasonSnapshot } from '../../src/engine';
import type { SeasonId, Stepwise } from '../../src/kernel';
import { meteredInSteps } from '../../src/graphql/context/metered';
import { storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { join, makeRound, openNode, stateOf } from '../support/test-node';
import type { TestNode } from '../support/test-node';

describe('work in steps over a live season', () => {
  let place: FreshStore;
  let node: TestNode;
  let id: SeasonId;
  let snapshot: SeasonSnapshot;

  beforeEach(async () => {
    place = await storeBackends()[0]!.fresh();
    node = await openNode({ store: place, clock: new TestClock('2021-08-22T00:00:00Z') });
    id = await makeRound(node);
    snapshot = (await node.engine.read(id))!;
  });
  afterEach(async () => {
    await node.close();
    await place.drop();
  });

  /** A pace that gives way after each step. `during`: called at each turn, with its number. */
  function pacing(during: (turn: number) => Promise<unknown>) {
    let turns = 0;
    const pace: Pace = {
      isOver: () => true,
      turn: async () => {
        turns += 1;
        await during(turns);
      },
    };
    return { pace, turns: () => turns };
  }

  /** Counts the players before and after its steps. */
  function* counting(): Stepwise<readonly number[]> {
    const before = stateOf(snapshot).count('players');
    for (let step = 0; step < 4; step += 1) yield;
    return [before, stateOf(snapshot).count('players')];
  }

  it('gives way after each step', async () => {
    const { pace, turns } = pacing(() => Promise.resolve());
    expect(await meteredInSteps({ pace }, snapshot, counting)).toEqual([0, 0]);
    expect(turns()).toBe(4);
  });

  it('begins again if the season changes meanwhile', async () => {
    const { pace, turns } = pacing(async (turn) => {
      if (turn === 2) await join(node, id, 'ann');
    });
    expect(await meteredInSteps({ pace }, snapshot, counting)).toEqual([1, 1]);
    expect(turns()).toBe(2 + 4);
  });

  it('goes on in one piece if the season changes again and again', async () => {
    const { pace, turns } = pacing((turn) => join(node, id, `guest ${turn}`));
    expect(await meteredInSteps({ pace }, snapshot, counting)).toEqual([3, 3]);
    expect(turns()).toBe(3);
  });
});
