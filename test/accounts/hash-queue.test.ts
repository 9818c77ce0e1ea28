import { ThrottledRequest } from '../../src/accounts';
import { HashQueue } from '../../src/accounts/hash-queue';
import { LIMITS } from '../../src/server';
import { openStore } from '../../src/store';
import { freshSqliteDir } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { accountsOn } from './make-test-accounts';

const share = { hashesAtOnce: 1, hashesWaiting: 5, hashesWaitingPerAddress: 3 };

describe('hashes of passwords [finding 6]', () => {
  it('are worked at in turns of addresses, so many at once', async () => {
    const queue = new HashQueue(share);
    const order: string[] = [];
    let running = 0;
    const hash = (name: string) => async (): Promise<void> => {
      running += 1;
      expect(running).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      order.push(name);
      running -= 1;
    };
    const asked = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'];
    await Promise.all(asked.map((name) => queue.run(name.slice(0, 1), hash(name))));
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('are held back when too many wait, of one address or of all', async () => {
    const queue = new HashQueue(share);
    const wait = (address: string): Promise<string> =>
      queue.run(address, () => Promise.resolve(address));
    const running = wait('a');
    const taken = ['a', 'a', 'a', 'b', 'b'].map(wait);
    const [own, all] = await Promise.allSettled([wait('a'), wait('c')]);
    expect(own).toMatchObject({ reason: { limit: 'hashesWaitingPerAddress' } });
    expect(all).toMatchObject({ reason: { limit: 'hashesWaiting', retryAfterMs: 1_000 } });
    expect(await Promise.all([running, ...taken])).toHaveLength(6);
    expect(await wait('c')).toBe('c');
  });

  it('that fail make room too', async () => {
    const queue = new HashQueue(share);
    await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run('a', () => Promise.resolve('yes'))).toBe('yes');
  });

  it('of 600 claims keep nobody from signing in', async () => {
    const { dir, drop } = freshSqliteDir();
    const store = await openStore({ url: null, dataDir: dir });
    const clock = new TestClock('2021-08-24T12:00:00Z');
    const parts = { store: store.accounts, clock, secret: 'a secret for tests of 32 letters' };
    // At the usual cost, so that hashes wait for one another.
    const accounts = accountsOn({ ...parts, passwordWork: undefined });
    const [here, there] = ['1.1.1.1', '2.2.2.2'].map((address) => ({ address, viewer: null }));
    const ann = { handle: 'ann', password: 'her password', idempotencyKey: null, from: there! };
    await accounts.signUp({ ...ann, displayName: 'Ann' });
    const guest = await accounts.startGuest({ displayName: 'G', idempotencyKey: null });
    if ('code' in guest) throw new Error(guest.code);
    const claims = Array.from({ length: 600 }, (_, at) =>
      accounts.claimGuest(guest.account, {
        handle: `claim-${at}`,
        password: 'a password of it',
        idempotencyKey: null,
        address: here!.address,
      }),
    );
    let hashed = 0;
    const settled = claims.map((claim) =>
      claim.then(
        () => (hashed += 1),
        (error: unknown) => {
          expect(error).toBeInstanceOf(ThrottledRequest);
        },
      ),
    );
    expect(await accounts.signIn(ann)).toMatchObject({ account: { handle: 'ann' } });
    // The sign-in was hashed after the hashes in progress and before most of the waiting ones.
    expect(hashed).toBeLessThan(LIMITS.hashesWaitingPerAddress / 2);
    await Promise.all(settled);
    const most = LIMITS.hashesAtOnce + LIMITS.hashesWaitingPerAddress;
    expect(hashed).toBeLessThanOrEqual(most);
    await store.close();
    drop();
  });
});
