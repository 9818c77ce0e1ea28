import { LIMITS } from '../../../src/server';
import { Budget } from '../../../src/server/scheduling/budget';
import { Budgets } from '../../../src/server/scheduling/budgets';
import { KeyedSemaphore } from '../../../src/server/scheduling/keyed-semaphore';

describe('a budget', () => {
  it('fills up evenly, and pays off what was taken beyond it first', () => {
    let now = 0;
    const budget = new Budget(600, 60, () => now);
    budget.take('a', 900);
    expect(budget.balance('a')).toEqual({ maximum: 600, left: 0, resetMs: 90_000 });
    expect(budget.waitMs('a', 100)).toBe(40_000);
    now = 40_000;
    expect(budget.waitMs('a', 100)).toBe(0);
    expect(budget.balance('a').left).toBe(100);
    now = 1e9;
    expect(budget.balance('a').left).toBe(600);
  });

  it('is there for what is dearer than all of it when it is full', () => {
    const budget = new Budget(600, 60, () => 0);
    expect(budget.waitMs('a', 1_000)).toBe(0);
    budget.take('a', 1);
    expect(budget.waitMs('a', 1_000)).toBe(100);
  });
});

describe('budgets', () => {
  const limits = { ...LIMITS, workPerAccount: 100, workPerAddress: 150 };
  const ada = { accountId: 'ada', address: '1.1.1.1' };

  it('bound an account wherever it is, and an address whoever is there', () => {
    const budgets = new Budgets(limits);
    budgets.charge(ada, 100);
    expect(budgets.exceeded(ada, 1)?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      limit: 'workPerAccount',
      maximum: 100,
      left: 0,
    });
    expect(budgets.exceeded({ ...ada, address: '2.2.2.2' }, 1)).not.toBeNull();
    const bob = { accountId: 'bob', address: '1.1.1.1' };
    expect(budgets.exceeded(bob, 1)).toBeNull();
    budgets.charge(bob, 60);
    const nobody = { accountId: null, address: '1.1.1.1' };
    expect(budgets.exceeded(nobody, 1)?.extensions).toMatchObject({ limit: 'workPerAddress' });
    expect(budgets.exceeded({ accountId: 'cid', address: '3.3.3.3' }, 1)).toBeNull();
  });

  it('tell of the one that is nearest to its end', () => {
    const budgets = new Budgets(limits);
    budgets.charge(ada, 60);
    expect(budgets.status(ada)).toMatchObject({ limit: 'workPerAccount', left: 40 });
    budgets.charge({ accountId: null, address: '1.1.1.1' }, 80);
    expect(budgets.status(ada)).toMatchObject({ limit: 'workPerAddress', left: 9 });
  });

  it('are set right by what it took: time of the loop and bytes', () => {
    const budgets = new Budgets({ ...LIMITS, workPerAddress: 1e6 });
    const nobody = { accountId: null, address: '1.1.1.1' };
    budgets.charge(nobody, 1_000);
    budgets.settle(nobody, 1_000, 3, 10_000);
    expect(budgets.exceeded(nobody, 1e6 - 1_000)).toBeNull();
    expect(budgets.exceeded(nobody, 1e6 - 300)?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('are told in hundredths, so that they do not tell how long an answer took [8]', () => {
    const budgets = new Budgets({ ...LIMITS, workPerAddress: 1e6 });
    const nobody = { accountId: null, address: '1.1.1.1' };
    const full = { limit: 'workPerAddress', maximum: 1e6, left: 1e6, resetMs: 0 };
    expect(budgets.status(nobody)).toEqual(full);
    budgets.charge(nobody, 100);
    const used = { ...full, left: 990_000, resetMs: 600 };
    expect(budgets.status(nobody)).toEqual(used);
    budgets.charge(nobody, 9_000);
    expect(budgets.status(nobody)).toEqual(used);
  });
});

describe('a gate', () => {
  it('lets so many in, and of one address so many, in the order in which they came', async () => {
    const gate = new KeyedSemaphore(2, 3);
    const inside: string[] = [];
    const enter = async (address: string, name: string): Promise<() => void> => {
      const leave = await gate.acquire(address);
      inside.push(name);
      return leave;
    };
    const [first] = await Promise.all([enter('a', 'a1'), enter('a', 'a2')]);
    const waiting = [enter('a', 'a3'), enter('b', 'b1'), enter('c', 'c1')];
    const leaveB = await waiting[1]!;
    expect(inside).toEqual(['a1', 'a2', 'b1']);
    leaveB();
    leaveB();
    await waiting[2];
    first();
    await waiting[0];
    expect(inside).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  });
});
