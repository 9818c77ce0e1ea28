import { Budgets } from '../../../src/server/scheduling/budgets';
import { KeyedSemaphore } from '../../../src/server/scheduling/keyed-semaphore';
import { LIMITS } from '../../../src/server/scheduling/limits';
import { SocketInbox } from '../../../src/server/scheduling/socket-inbox';
import { FairScheduler } from '../../../src/server/scheduling/fair-scheduler';
import { until } from '../../support/async-queue';

const turnOfLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the messages of sockets', () => {
  let now: number;
  let turns: FairScheduler;
  let budgets: Budgets;
  let reading: KeyedSemaphore;
  let heard: string[];
  let wires: string[];

  beforeEach(() => {
    now = 1_000;
    turns = new FairScheduler(() => now);
    budgets = new Budgets(LIMITS);
    reading = new KeyedSemaphore(1, Infinity);
    heard = [];
    wires = [];
  });

  const inbox = (who: string, address = 'a'): SocketInbox =>
    new SocketInbox({
      ...{ turns, budgets, reading, lane: { address, queueKey: who } },
      socket: {
        pause: () => wires.push(`${who} paused`),
        resume: () => wires.push(`${who} resumed`),
      },
    });

  /** Gives messages to the inbox. Each takes a millisecond to handle. */
  const take = (box: SocketInbox, name: string, count: number, bytes = 2): string[] => {
    const names = Array.from({ length: count }, (_, at) => `${name}${at}`);
    for (const each of names) {
      box.take(bytes, () => {
        heard.push(each);
        now += 1;
      });
    }
    return names;
  };

  it('are heard at once while there is time, then in turns, each once and in order', async () => {
    const names = take(inbox('one'), 'm', 50);
    expect(heard).toEqual(names.slice(0, 6));
    await until(() => heard.length >= names.length);
    expect(heard).toEqual(names);
    expect(wires).toEqual([]);
  });

  it('let somebody else be heard in between', async () => {
    const [much, little] = [inbox('one', 'a'), inbox('two', 'b')];
    take(much, 'm', 100);
    take(little, 'n', 1);
    await until(() => heard.length === 101);
    expect(heard.indexOf('n0')).toBeLessThan(8);
  });

  it('are read no further while too many wait, and then one socket at a time', async () => {
    const boxes = ['one', 'two', 'three'].map((who) => inbox(who));
    for (const box of boxes) take(box, 'm', 200);
    expect(wires).toEqual(['one paused', 'two paused', 'three paused']);
    const leave = await reading.acquire('a');
    await until(() => heard.length === 600);
    await turnOfLoop();
    expect(wires).toHaveLength(3);
    leave();
    await until(() => wires.length === 6);
    expect(wires.slice(3).toSorted()).toEqual(['one resumed', 'three resumed', 'two resumed']);
  });

  it('are read no further while a few large ones wait', async () => {
    const box = inbox('one');
    take(box, 'm', 6);
    take(box, 'large', 1, 40_000);
    expect(wires).toEqual([]);
    take(box, 'larger', 1, 40_000);
    expect(wires).toEqual(['one paused']);
    await until(() => wires.length === 2);
    expect(heard).toHaveLength(8);
  });

  it('are paid for by their address', async () => {
    const payer = { accountId: null, address: 'a' };
    const before = budgets.status(payer).left;
    take(inbox('one'), 'm', 100);
    await until(() => heard.length === 100);
    expect(budgets.status(payer).left).toBeLessThan(before);
  });

  it('are not heard after the end', async () => {
    const box = inbox('one');
    take(box, 'm', 50);
    expect(heard).toHaveLength(6);
    box.close();
    take(box, 'late', 1);
    await turnOfLoop();
    await turnOfLoop();
    expect(heard).toHaveLength(6);
  });
});
