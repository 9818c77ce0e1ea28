import { Housekeeping } from '../../src/engine';
import { activePlayers } from '../../src/round';
import { storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { by, join, makeRound, openNode, ROUND, stateOf } from '../support/test-node';
import type { TestNode } from '../support/test-node';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

describe.each(storeBackends())('housekeeping on $name', ({ fresh }) => {
  let place: FreshStore;
  let clock: TestClock;
  let node: TestNode;
  /** The hours that the process has measured, whatever the clock shows. */
  let hours: number;
  let leaps: number[];
  /** The number of clean-ups of guests and tokens. */
  let rounds: number;

  beforeEach(async () => {
    hours = 0;
    leaps = [];
    rounds = 0;
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
    const onError = (error: unknown): never => {
      throw error;
    };
    const onLeap = (ms: number): unknown => leaps.push(ms);
    const uptime = (): number => hours * HOUR_MS;
    const forget = (): Promise<void> => {
      rounds += 1;
      return Promise.resolve();
    };
    const told = { onError, onLeap, uptime, forget };
    return new Housekeeping({ store: store.seasons, engine, clock, ...told });
  }

  it('lets go of a season that is unused, which is loaded when it is asked for', async () => {
    const id = await makeRound(node);
    await join(node, id, 'ada');
    await node.engine.evictIdle(60_000);
    expect(node.engine.counts()).toEqual({ inMemory: 1, loaded: 0, released: 0 });
    await node.engine.evictIdle(0);
    expect(node.engine.counts()).toEqual({ inMemory: 0, loaded: 0, released: 1 });
    const reading = await node.engine.read(id);
    expect(reading && activePlayers(stateOf(reading)).map(({ name }) => name)).toEqual(['ada']);
    expect(node.engine.counts()).toEqual({ inMemory: 1, loaded: 1, released: 1 });
  });

  it('does not lose a command that is decided while its season leaves memory', async () => {
    const id = await makeRound(node);
    const [joined] = await Promise.all([join(node, id, 'ada'), node.engine.evictIdle(0)]);
    expect(joined.refusal).toBeNull();
    await node.engine.evictIdle(0);
    expect((await node.engine.read(id))?.record.seq).toBe(joined.seq);
  });

  const command = { ...ROUND, name: 'Once' };
  const make = (key: string) => node.engine.create(command, by('host', key));
  function pass(ms: number): void {
    clock.forward(ms);
    hours += ms / HOUR_MS;
  }

  it('keeps an answer for seven days, and then forgets it [2]', async () => {
    const made = await make('key');
    const house = housekeeping();
    pass(7 * DAY_MS);
    await make('newer');
    await house.tidy();
    expect(house.answersForgotten).toBe(0);
    expect(await make('key')).toEqual(made);
    pass(1);
    await make('newest');
    await house.tidy();
    expect(house.answersForgotten).toBe(1);
    expect((await make('key')).seasonId).not.toBe(made.seasonId);
    expect(leaps).toEqual([]);
  });

  it('forgets nothing by a clock that has leapt, and tells of it [2; F7]', async () => {
    const made = await make('key');
    const house = housekeeping();
    pass(2 * HOUR_MS);
    clock.forward(8 * DAY_MS);
    await make('in the future');
    await house.tidy();
    pass(HOUR_MS / 2);
    clock.forward(-8 * DAY_MS);
    await house.tidy();
    expect(rounds).toBe(0);
    pass(2 * HOUR_MS);
    await house.tidy();
    expect(rounds).toBe(1);
    expect(leaps).toEqual([8 * DAY_MS, -8 * DAY_MS]);
    expect(house.answersForgotten).toBe(0);
    expect(await make('key')).toEqual(made);
  });

  it('forgets nothing by a clock that was wrong when it started, before anything happened', async () => {
    const made = await make('key');
    clock.forward(30 * DAY_MS);
    const house = housekeeping();
    pass(2 * HOUR_MS);
    await house.tidy();
    expect(house.answersForgotten).toBe(0);
    expect(await make('key')).toEqual(made);
  });
});
