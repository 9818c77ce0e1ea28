import { FairScheduler } from '../../../src/server/scheduling/fair-scheduler';
import { CpuMeter } from '../../../src/server/scheduling/cpu-meter';

const turnOfLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A scheduler with a clock that the test controls. */
function loop(): { turns: FairScheduler; pass: (ms: number) => void } {
  let now = 1_000;
  return { turns: new FairScheduler(() => now), pass: (ms) => (now += ms) };
}

const lane = (address: string, who = 'one'): { address: string; queueKey: string } => ({
  address,
  queueKey: who,
});

describe('turns', () => {
  it('let work begin at once while a turn of the loop is young', () => {
    const { turns, pass } = loop();
    const work = new CpuMeter(turns, lane('a'));
    expect(turns.begin(work.lane, work)).toBeNull();
    pass(4);
    expect(work.isOver()).toBe(false);
  });

  it('charge what the process ran, and not what the machine did meanwhile for others', () => {
    let [now, cpu] = [1_000, 50];
    const turns = new FairScheduler(
      () => now,
      () => cpu,
    );
    const work = new CpuMeter(turns, lane('a'));
    void turns.begin(work.lane, work);
    now += 900;
    cpu += 4;
    work.pause();
    expect(work.ms).toBe(4);
    turns.touch(work);
    // The CPU time of another thread does not count.
    now += 3;
    cpu += 6;
    work.pause();
    expect(work.ms).toBe(7);
  });

  it('let work wait when a turn of the loop was used up, and the next turn do it', async () => {
    const { turns, pass } = loop();
    const first = new CpuMeter(turns, lane('a'));
    void turns.begin(first.lane, first);
    pass(6);
    expect(first.isOver()).toBe(true);
    const second = new CpuMeter(turns, lane('b'));
    const waiting = turns.begin(second.lane, second);
    expect(waiting).not.toBeNull();
    expect(turns.waiting('b')).toBe(1);
    await waiting;
    expect(turns.waiting('b')).toBe(0);
  });

  it('go round the addresses, whoever came first and however many wait there', async () => {
    const { turns, pass } = loop();
    const order: string[] = [];
    const hold = new CpuMeter(turns, lane('z'));
    void turns.begin(hold.lane, hold);
    pass(6);
    const wait = async (address: string, who: string, name: string): Promise<void> => {
      const work = new CpuMeter(turns, lane(address, who));
      await turns.begin(work.lane, work);
      order.push(name);
      pass(6);
    };
    await Promise.all([
      ...[1, 2, 3].map((at) => wait('a', 'one', `a${at}`)),
      wait('a', 'two', 'a-two'),
      wait('b', 'one', 'b'),
    ]);
    expect(order).toEqual(['a1', 'b', 'a-two', 'a2', 'a3']);
  });

  it('are of the address first that has used least lately', async () => {
    const { turns, pass } = loop();
    const order: string[] = [];
    const wait = async (address: string, ms: number): Promise<void> => {
      const work = new CpuMeter(turns, lane(address));
      await turns.wait(work.lane, work);
      order.push(address);
      pass(ms);
      work.pause();
    };
    const [much, much2] = [wait('much', 20), wait('much', 20)];
    const hold = new CpuMeter(turns, lane('z'));
    void turns.begin(hold.lane, hold);
    await much;
    const little = wait('little', 1);
    await Promise.all([much2, little]);
    expect(order).toEqual(['much', 'little', 'much']);
  });

  it('know what each work has taken', async () => {
    const { turns, pass } = loop();
    const [one, two] = [new CpuMeter(turns, lane('a')), new CpuMeter(turns, lane('b'))];
    void turns.begin(one.lane, one);
    pass(2);
    void turns.begin(two.lane, two);
    pass(1);
    one.isOver();
    pass(1);
    one.pause();
    pass(50);
    await turnOfLoop();
    expect([one.ms, two.ms]).toEqual([3, 1]);
  });

  it('charge nobody for a machine that stood still', async () => {
    const { turns, pass } = loop();
    const work = new CpuMeter(turns, lane('a'));
    void turns.begin(work.lane, work);
    pass(60_000);
    await turnOfLoop();
    expect(work.ms).toBe(1_000);
  });

  it('keep the order of one lane', async () => {
    const { turns, pass } = loop();
    const first = new CpuMeter(turns, lane('a'));
    void turns.begin(first.lane, first);
    pass(6);
    const waiting = turns.begin(first.lane, new CpuMeter(turns, lane('a')));
    await turnOfLoop();
    expect(waiting).not.toBeNull();
    await waiting;
    expect(turns.begin(first.lane, new CpuMeter(turns, lane('a')))).toBeNull();
  });

  it('let only so many begin in one turn of the loop, whose work comes later', async () => {
    const { turns } = loop();
    const all = Array.from({ length: 200 }, () => new CpuMeter(turns, lane('a')));
    const waits = all.map((work) => turns.begin(work.lane, work));
    expect(waits.filter((wait) => wait === null)).toHaveLength(64);
    await turnOfLoop();
    await turnOfLoop();
    expect(turns.waiting('a')).toBeGreaterThan(50);
    await Promise.all(waits.filter((wait) => wait !== null));
    expect(turns.waiting('a')).toBe(0);
  });

  it('end work that takes more than one may take', () => {
    const { turns, pass } = loop();
    const work = new CpuMeter(turns, lane('a'));
    void turns.begin(work.lane, work);
    work.setLimit(10);
    pass(11);
    expect(() => work.isOver()).toThrow('operationMs');
    expect(work.isOverLimit).toBe(true);
  });
});
