import { Housekeeping } from '../../src/engine';
import { activePlayers } from '../../src/round';
import { storeBackends } from '../backends';
import type { FreshStore } from '../backends';
import { TestClock } from '../clock';
import { by, join, makeRound, openNode, ROUND, stateOf } from './node';
import type { TestNode } from './node';

const DAY_MS = 24 * 60 * 60 * 1_000;

describe.each(storeBackends())('housekeeping on $name', ({ fresh }) => {
  let place: FreshStore;
  let clock: TestClock;
  let node: TestNode;

  beforeEach(async () => {
    place = await fresh();
    clock = new TestClock('2021-08-22T00:00:00Z');
    node = await openNode({ store: place, clock });
  });
  afterEach(async () => {
    await node.close();
    await place.drop();
  });

  function housekeeping(): Housekeeping {
    const { engine, store } = node;
    const onTrouble = (error: unknown): never => {
      throw error;
    };
    return new Housekeeping({ store: store.seasons, engine, clock, onTrouble });
  }

  it('lets go of a season that is unused, which is loaded when it is asked for', async () => {
    const id = await makeRound(node);
    await join(node, id, 'ada');
    await node.engine.letGo(60_000);
    expect(node.engine.counts()).toEqual({ inMemory: 1, loaded: 0, released: 0 });
    await node.engine.letGo(0);
    expect(node.engine.counts()).toEqual({ inMemory: 0, loaded: 0, released: 1 });
    const reading = await node.engine.read(id);
    expect(reading && activePlayers(stateOf(reading)).map(({ name }) => name)).toEqual(['ada']);
    expect(node.engine.counts()).toEqual({ inMemory: 1, loaded: 1, released: 1 });
  });

  it('does not lose a command that is decided while its season leaves memory', async () => {
    const id = await makeRound(node);
    const [joined] = await Promise.all([join(node, id, 'ada'), node.engine.letGo(0)]);
    expect(joined.refusal).toBeNull();
    await node.engine.letGo(0);
    expect((await node.engine.read(id))?.record.seq).toBe(joined.seq);
  });

  it('keeps an answer for seven days, and then forgets it [2]', async () => {
    const command = { ...ROUND, name: 'Once' };
    const made = await node.engine.createRound(command, by('host', 'key'));
    const house = housekeeping();
    clock.forward(7 * DAY_MS);
    await house.tidy();
    expect(house.answersForgotten).toBe(0);
    expect(await node.engine.createRound(command, by('host', 'key'))).toEqual(made);
    clock.forward(1);
    await house.tidy();
    expect(house.answersForgotten).toBe(1);
    const again = await node.engine.createRound(command, by('host', 'key'));
    expect(again.seasonId).not.toBe(made.seasonId);
  });
});
