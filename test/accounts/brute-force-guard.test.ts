import { pino } from 'pino';
import { ThrottledRequest } from '../../src/accounts';
import type { Accounts, RequestOrigin } from '../../src/accounts';
import { RedisChangeBus } from '../../src/feed';
import { LIMITS, LoginAttempts } from '../../src/server';
import { openStore } from '../../src/store';
import type { Store } from '../../src/store';
import { feedBackends, freshSqliteDir } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { until } from '../support/async-queue';
import { accountsOn } from './make-test-accounts';

const log = pino({ level: 'silent' });
const HOUR_MS = 3_600_000;
const at = (address: string): RequestOrigin => ({ address, viewer: null });

/** The result of an attempt; null if the guard refused to check its password. */
async function tried<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ThrottledRequest && error.retryAfterMs > 0) return null;
    throw error;
  }
}

describe('passwords that are guessed', () => {
  const { dir, drop } = freshSqliteDir();
  let store: Store;
  let accounts: Accounts;
  let clock: TestClock;
  beforeAll(async () => {
    store = await openStore({ url: null, dataDir: dir });
  });
  afterAll(async () => {
    await store.close();
    drop();
  });
  beforeEach(() => {
    clock = new TestClock('2021-08-24T12:00:00Z');
    accounts = accountsOn({
      store: store.accounts,
      clock,
      secret: 'a secret for tests of 32 letters',
    });
  });

  const right = 'the right password';
  const signIn = (handle: string, password: string, from: RequestOrigin) =>
    tried(accounts.signIn({ handle, password, idempotencyKey: null, from }));
  const signUp = async (handle: string, from: RequestOrigin) => {
    const asked = { handle, password: right, displayName: handle, idempotencyKey: null, from };
    const answer = await accounts.signUp(asked);
    if ('code' in answer) throw new Error(answer.code);
    return answer;
  };
  /** The number of guesses that were checked, of 1,000 from 40 addresses within an hour. */
  const guess = async (handle: string): Promise<number> => {
    let looked = 0;
    for (let turn = 0; turn < 1_000; turn += 1) {
      const address = `10.0.0.${turn % 40}`;
      if ((await signIn(handle, `guess number ${turn}`, at(address))) !== null) looked += 1;
      clock.forward(HOUR_MS / 1_000);
    }
    return looked;
  };

  it('from 40 addresses are a few an hour, whether the handle exists or not [finding 5]', async () => {
    await signUp('Ann', at('1.1.1.1'));
    const looked = await guess('ann');
    expect(looked).toBeLessThanOrEqual(20);
    expect(await guess('nobody-at-all')).toBe(looked);
  });

  it('all at once are no more', async () => {
    await signUp('Bob', at('1.1.1.1'));
    const all = Array.from({ length: 100 }, (_, n) =>
      signIn('bob', `guess ${n}`, at(`10.0.1.${n}`)),
    );
    const looked = (await Promise.all(all)).filter((answer) => answer !== null);
    expect(looked).toHaveLength(LIMITS.triesPerHandle);
  });

  it('do not lock the owner out where the password was right before, or who is signed in', async () => {
    const owner = await signUp('Cat', at('1.1.1.1'));
    expect(await signIn('cat', right, at('2.2.2.2'))).toMatchObject({ account: owner.account });
    await guess('cat');
    expect(await signIn('cat', right, at('3.3.3.3'))).toBeNull();
    expect(await signIn('cat', right, at('2.2.2.2'))).toMatchObject({ account: owner.account });
    const here = { address: '3.3.3.3', viewer: owner.account };
    expect(await signIn('cat', right, here)).toMatchObject({ account: owner.account });
    clock.forward(LIMITS.longestTryDelayMs);
    expect(await signIn('cat', right, at('3.3.3.3'))).toMatchObject({ account: owner.account });
  });

  it('are forgotten with the right one, and a day after the last', async () => {
    await signUp('Dan', at('1.1.1.1'));
    await guess('dan');
    clock.forward(24 * HOUR_MS + 1);
    for (const free of Array.from({ length: LIMITS.triesPerHandle }, (_, n) => n)) {
      expect(await signIn('dan', `wrong ${free}`, at('4.4.4.4'))).toMatchObject({
        code: 'WRONG_CREDENTIALS',
      });
    }
    expect(await signIn('dan', right, at('4.4.4.4'))).toBeNull();
    clock.forward(LIMITS.tryDelayMs);
    expect(await signIn('dan', right, at('4.4.4.4'))).not.toBeNull();
    expect(await signIn('dan', 'wrong', at('5.5.5.5'))).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    expect(await signIn('dan', right, at('5.5.5.5'))).not.toBeNull();
  });

  it('by repeating a sign-up are guessed at the same pace', async () => {
    const asked = {
      handle: 'Eve',
      displayName: 'Eve',
      idempotencyKey: 'signup',
      from: at('1.1.1.1'),
    };
    await accounts.signUp({ ...asked, password: right });
    const all = Array.from({ length: 50 }, (_, n) =>
      tried(accounts.signUp({ ...asked, password: `guess ${n} of it`, from: at(`10.1.0.${n}`) })),
    );
    const looked = (await Promise.all(all)).filter((answer) => answer !== null);
    expect(looked).toHaveLength(LIMITS.triesPerHandle);
  });
});

describe.each(feedBackends())('tries that are counted $name', ({ name, fresh }) => {
  it('wait twice as long after each, up to a bound, and are shared where nodes share', async () => {
    const limits = { triesPerHandle: 2, tryDelayMs: 60_000, longestTryDelayMs: 90_000 };
    const { redisUrl, prefix } = fresh();
    const changeBus = redisUrl === null ? null : new RedisChangeBus({ url: redisUrl, prefix, log });
    await until(() => changeBus === null || changeBus.client.status === 'ready');
    const clock = new TestClock('2021-08-24T12:00:00Z');
    const [here, there] = [1, 2].map(
      () => new LoginAttempts({ limits, clock, store: changeBus, log }),
    ) as [LoginAttempts, LoginAttempts];
    expect(await here.begin('p')).toBe(0);
    expect(await here.begin('p')).toBe(0);
    const wait = await here.begin('p');
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(limits.tryDelayMs);
    const isShared = name === 'Redis';
    expect((await there.begin('p')) > 0).toBe(isShared);
    await here.succeeded('p');
    expect(await here.begin('p')).toBe(0);
    expect(await here.isKnown('q')).toBe(false);
    await here.remember('q');
    expect(await here.isKnown('q')).toBe(true);
    expect(await there.isKnown('q')).toBe(isShared);
    changeBus?.client.disconnect();
    // Without Redis each node counts only its own attempts.
    if (isShared) {
      for (const free of [1, 2]) expect([free, await there.begin('r')]).toEqual([free, 0]);
      expect(await there.begin('r')).toBeGreaterThan(0);
    }
    await changeBus?.close();
  });
});
