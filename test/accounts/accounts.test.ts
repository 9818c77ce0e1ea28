import { verify } from '@node-rs/argon2';
import { accountsOn } from './make-test-accounts';
import type { AccountRefusal, Accounts, NewSession } from '../../src/accounts';
import { makeDeriveBytes } from '../../src/accounts/derive-bytes';
import { DAY_MS, instant } from '../../src/kernel';
import { openStore } from '../../src/store';
import type { Store } from '../../src/store';
import { storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { TestClock } from '../support/test-clock';

const SECRET = 'a secret for tests, 32 characters or more';
const KEY = 'a-key-that-nobody-else-thinks-of';
const address = '1.1.1.1';
const from = { address, viewer: null };

describe.each(storeBackends())('accounts on $name', ({ fresh }) => {
  let place: FreshStore;
  let store: Store;
  let accounts: Accounts;
  const clock = new TestClock('2021-08-24T12:00:00Z');

  beforeAll(async () => {
    place = await fresh();
    store = await openStore({ url: place.databaseUrl, dataDir: place.dataDir });
    accounts = accountsOn({ store: store.accounts, clock, secret: SECRET });
  });
  afterAll(async () => {
    await store.close();
    await place.drop();
  });

  let last = 0;
  const newHandle = (): string => `Handle-${(last += 1)}`;
  const signUp = async (
    changes: Partial<Parameters<Accounts['signUp']>[0]> = {},
  ): Promise<NewSession> => {
    const handle = newHandle();
    const asked = {
      handle,
      password: 'a password',
      displayName: handle,
      idempotencyKey: null,
      from,
    };
    return entered(await accounts.signUp({ ...asked, ...changes }));
  };
  const startGuest = async (idempotencyKey: string | null = null): Promise<NewSession> =>
    entered(await accounts.startGuest({ displayName: 'Guest', idempotencyKey }));

  it('keeps neither the password nor the token', async () => {
    // The other tests hash at a lower cost.
    const usual = { store: store.accounts, clock, secret: SECRET, passwordWork: undefined };
    const password = 'correct horse';
    const asked = { handle: newHandle(), password, displayName: 'A', idempotencyKey: null, from };
    const { account, token, secret } = entered(await accountsOn(usual).signUp(asked));
    expect(secret).toMatch(/^rdt_[\w-]{43}$/);
    expect(account.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify([account, token])).not.toContain(secret);
    expect(token.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('knows whose a token is, until it is revoked', async () => {
    const viewer = await signUp();
    const found = await accounts.authenticate(viewer.secret);
    expect(found).toMatchObject({ account: viewer.account, token: viewer.token });
    expect(await accounts.signOut(viewer)).toEqual([viewer.token.id]);
    expect(await accounts.authenticate(viewer.secret)).toBeNull();
    expect(await accounts.signOut(viewer)).toEqual([]);
  });

  it('does not believe a token for long that another node revoked', async () => {
    const viewer = await signUp();
    await accounts.authenticate(viewer.secret);
    await store.accounts.revokeToken(viewer.token.id, viewer.account.id, clock.now(), false);
    clock.forward(5_000);
    expect(await accounts.authenticate(viewer.secret)).toBeNull();
    const other = await signUp();
    await accounts.authenticate(other.secret);
    await store.accounts.revokeToken(other.token.id, other.account.id, clock.now(), false);
    accounts.forgetToken(other.token.id);
    expect(await accounts.authenticate(other.secret)).toBeNull();
  });

  it('ends a session after 90 days', async () => {
    const { secret } = await signUp();
    clock.forward(90 * DAY_MS - 1);
    expect(await accounts.authenticate(secret)).not.toBeNull();
    clock.forward(1);
    expect(await accounts.authenticate(secret)).toBeNull();
  });

  test.each(['', 'rdt_', 'nonsense', `rdt_${'A'.repeat(43)}`, `rdt_${'A'.repeat(44)}`])(
    'takes %p for no token',
    async (text) => {
      expect(await accounts.authenticate(text)).toBeNull();
    },
  );

  it('refuses a handle that is taken, whatever its letter case', async () => {
    const handle = newHandle();
    await signUp({ handle });
    const asked = { password: 'another one', displayName: 'B', idempotencyKey: null, from };
    expect(await accounts.signUp({ ...asked, handle: handle.toUpperCase() })).toMatchObject({
      code: 'HANDLE_TAKEN',
    });
  });

  it('signs in by handle and password, and tells nothing of which is wrong', async () => {
    const handle = newHandle();
    await signUp({ handle, password: 'the right one' });
    const signIn = (name: string, password: string): Promise<NewSession | AccountRefusal> =>
      accounts.signIn({ handle: name, password, idempotencyKey: null, from });
    const { account } = entered(await signIn(handle.toLowerCase(), 'the right one'));
    expect(account.handle).toBe(handle);
    const wrong = await signIn(handle, 'the wrong one');
    expect(wrong).toMatchObject({ code: 'WRONG_CREDENTIALS', facts: {} });
    expect(await signIn('nobody', 'the right one')).toEqual(wrong);
  });

  describe('with an idempotency key', () => {
    it('signs up once when the same request is stored between two reads', async () => {
      const asked = { handle: newHandle(), password: 'a password', displayName: 'A', from };
      const first = await signUp({ ...asked, idempotencyKey: 'k' });
      let reads = 0;
      const late: Store['accounts'] = {
        ...store.accounts,
        accountByHandle: async (handle) =>
          (reads += 1) === 1 ? null : store.accounts.accountByHandle(handle),
      };
      const elsewhere = accountsOn({ store: late, clock, secret: SECRET });
      const again = entered(await elsewhere.signUp({ ...asked, idempotencyKey: 'k' }));
      expect(again.secret).toBe(first.secret);
    });

    it('signs up once, also when the names and the password have changed since', async () => {
      const asked = { handle: newHandle(), password: 'a password', displayName: 'A', from };
      const first = await signUp({ ...asked, idempotencyKey: 'k' });
      const handle = newHandle();
      const other = { handle, password: 'a password', idempotencyKey: null, address };
      expect(await accounts.changeHandle(first, other)).toBeNull();
      const renamed = { displayName: 'B', idempotencyKey: null };
      expect(await accounts.changeDisplayName(first, renamed)).toBeNull();
      await accounts.changePassword(first, {
        ...{ currentPassword: 'a password', newPassword: 'the second one', address },
        ...{ accessTokens: false, idempotencyKey: null },
      });
      // Somebody else takes the handle that is free again.
      await signUp({ handle: asked.handle });
      const again = await signUp({ ...asked, idempotencyKey: 'k' });
      expect(again).toMatchObject({ secret: first.secret, account: { handle, displayName: 'B' } });
      for (const change of [{ password: 'another one' }, { displayName: 'C' }]) {
        const changed = { ...asked, ...change, idempotencyKey: 'k' };
        expect(await accounts.signUp(changed)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
      }
    });

    it('starts a guest once, also when its name has changed since', async () => {
      const asked = { displayName: 'G', idempotencyKey: newHandle() };
      const first = entered(await accounts.startGuest(asked));
      await accounts.changeDisplayName(first, { displayName: 'H', idempotencyKey: null });
      const again = entered(await accounts.startGuest(asked));
      expect(again).toMatchObject({ secret: first.secret, account: { displayName: 'H' } });
      const other = { ...asked, displayName: 'H' };
      expect(await accounts.startGuest(other)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    });

    it('keeps nothing with the answer on which passwords could be tried', async () => {
      const derive = makeDeriveBytes(SECRET);
      const password = 'a password';
      const next = 'the second one';
      const made = await signUp({ handle: newHandle(), password, idempotencyKey: 's' });
      await accounts.changePassword(made, {
        ...{ currentPassword: password, newPassword: next, accessTokens: false },
        ...{ idempotencyKey: 'p', address },
      });
      const guest = await startGuest();
      const claim = { handle: newHandle(), password, idempotencyKey: 'c', address };
      await accounts.claimGuest(guest.account, claim);
      const kept = await Promise.all([
        store.accounts.answerTo(made.account.id, derive('the account of', 's').toString('hex')),
        store.accounts.answerTo(made.account.id, 'p'),
        store.accounts.answerTo(guest.account.id, 'c'),
      ]);
      for (const answer of kept) {
        const texts = JSON.stringify(answer).match(/\$argon2id[^"]*/g) ?? [];
        expect(texts).toHaveLength(1);
        for (const text of texts) {
          expect([await verify(text, password), await verify(text, next)]).toEqual([false, false]);
        }
      }
    });

    it('signs up once, also when asked twice at once', async () => {
      const asked = { handle: newHandle(), password: 'a password', displayName: 'A', from };
      const all = await Promise.all([1, 2, 3].map(() => signUp({ ...asked, idempotencyKey: 'k' })));
      const again = await signUp({ ...asked, idempotencyKey: 'k' });
      expect(new Set([...all, again].map(({ secret }) => secret)).size).toBe(1);
      expect(await accounts.tokensOf(again.account.id)).toHaveLength(1);
      const otherPassword = { ...asked, password: 'another one', idempotencyKey: 'k' };
      expect(await accounts.signUp(otherPassword)).toMatchObject({
        code: 'IDEMPOTENCY_KEY_REUSED',
      });
      expect(await accounts.signUp({ ...asked, idempotencyKey: 'l' })).toMatchObject({
        code: 'HANDLE_TAKEN',
      });
    });

    it('signs in once, and only with the password', async () => {
      const handle = newHandle();
      await signUp({ handle });
      const asked = { handle, password: 'a password', idempotencyKey: 'k', from };
      const first = entered(await accounts.signIn(asked));
      expect(entered(await accounts.signIn(asked)).secret).toBe(first.secret);
      expect(await accounts.signIn({ ...asked, password: 'guessed' })).toMatchObject({
        code: 'WRONG_CREDENTIALS',
      });
      const otherKey = { ...asked, idempotencyKey: 'l' };
      expect(entered(await accounts.signIn(otherKey)).secret).not.toBe(first.secret);
    });

    it('starts one guest, also when asked twice at once, and after a restart', async () => {
      const [first, second] = await Promise.all([startGuest(KEY), startGuest(KEY)]);
      accounts = accountsOn({ store: store.accounts, clock, secret: SECRET });
      const third = await startGuest(KEY);
      expect(second.secret).toBe(first.secret);
      expect(third.secret).toBe(first.secret);
      expect(third.account.id).toBe(first.account.id);
      const other = { displayName: 'Other', idempotencyKey: KEY };
      expect(await accounts.startGuest(other)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    });

    it('makes one access token', async () => {
      const viewer = await signUp();
      const asked = {
        name: 'bot',
        scopes: ['READ'],
        expiresAtMs: null,
        idempotencyKey: 'k',
      } as const;
      const first = made(await accounts.createAccessToken(viewer, asked));
      expect(made(await accounts.createAccessToken(viewer, asked)).secret).toBe(first.secret);
      const other = { ...asked, scopes: ['PLAY'] } as const;
      expect(await accounts.createAccessToken(viewer, other)).toMatchObject({
        code: 'IDEMPOTENCY_KEY_REUSED',
      });
    });

    it('gives the same code to the same account alone', () => {
      const [ann, bob] = ['ann', 'bob'] as never[];
      expect(accounts.inviteCodeFor(ann!, 'round', 'k')).toBe(
        accounts.inviteCodeFor(ann!, 'round', 'k'),
      );
      expect(accounts.inviteCodeFor(ann!, 'round', 'k')).not.toBe(
        accounts.inviteCodeFor(bob!, 'round', 'k'),
      );
      expect(accounts.inviteCodeFor(ann!, 'round', null)).not.toBe(
        accounts.inviteCodeFor(ann!, 'round', null),
      );
    });
  });

  it('lets a guest become a full account, and everything it has stays', async () => {
    const guest = await startGuest();
    const asked = { handle: newHandle(), password: 'a password', idempotencyKey: 'k', address };
    const claimed = await accounts.claimGuest(guest.account, asked);
    expect(claimed).toMatchObject({ id: guest.account.id, handle: asked.handle });
    expect((await accounts.authenticate(guest.secret))?.account.handle).toBe(asked.handle);
    expect(await accounts.claimGuest(guest.account, asked)).toEqual(claimed);
    const other = { ...asked, handle: newHandle(), idempotencyKey: null };
    expect(await accounts.claimGuest(guest.account, other)).toMatchObject({ code: 'NOT_A_GUEST' });
    const { account } = entered(await accounts.signIn({ ...asked, idempotencyKey: null, from }));
    expect(account.id).toBe(guest.account.id);
  });

  it('leaves a guest a guest whose handle is taken', async () => {
    const { account: taken } = await signUp();
    const guest = await startGuest();
    const asked = { handle: taken.handle!, password: 'a password', idempotencyKey: null, address };
    expect(await accounts.claimGuest(guest.account, asked)).toMatchObject({ code: 'HANDLE_TAKEN' });
    expect((await accounts.authenticate(guest.secret))?.account.handle).toBeNull();
  });

  it('are remembered, but no guest for long who may be claimed on another node', async () => {
    const [{ account }, guest, other] = [await signUp(), await startGuest(), await startGuest()];
    const ids = [account.id, guest.account.id, other.account.id];
    const asked = jest.spyOn(store.accounts, 'accounts');
    const handles = async (): Promise<unknown> => {
      const found = await accounts.find(ids);
      return ids.map((id) => found.find((each) => each.id === id)?.handle);
    };
    expect(await handles()).toEqual([account.handle, null, null]);
    const [here, there] = [newHandle(), newHandle()];
    const claim = { handle: here, password: 'a password', idempotencyKey: null, address };
    await accounts.claimGuest(guest.account, claim);
    await store.accounts.claimGuest(other.account.id, there, 'a hash');
    expect(await handles()).toEqual([account.handle, here, null]);
    clock.forward(5_000);
    expect(await handles()).toEqual([account.handle, here, there]);
    expect(asked.mock.calls).toEqual([[ids], [[guest.account.id]], [[other.account.id]]]);
    asked.mockRestore();
  });

  describe('access tokens', () => {
    const wanted = { name: 'bot', expiresAtMs: null, idempotencyKey: null };

    it('give no more than the token that makes them', async () => {
      const viewer = await signUp();
      const soon = instant(clock.now() + 1_000);
      const asked = { ...wanted, scopes: ['PLAY', 'READ'] as const, expiresAtMs: soon };
      const bot = made(await accounts.createAccessToken(viewer, asked));
      expect(bot.token).toMatchObject({ kind: 'ACCESS', scopes: ['READ', 'PLAY'] });
      const { account } = viewer;
      const more = { ...wanted, scopes: ['HOST'] as const };
      expect(await accounts.createAccessToken({ account, token: bot.token }, more)).toMatchObject({
        code: 'SCOPE_EXCEEDED',
        facts: { allowed: ['READ', 'PLAY'] },
      });
      const lasting = { ...wanted, scopes: ['READ'] as const };
      const child = made(await accounts.createAccessToken({ account, token: bot.token }, lasting));
      expect(child.token.expiresAtMs).toBe(soon);
    });

    it('are revoked by their account, and by no token that allows less', async () => {
      const viewer = await signUp();
      const other = await signUp();
      const asked = { ...wanted, scopes: ['READ'] as const };
      const bot = made(await accounts.createAccessToken(viewer, asked));
      const asBot = { account: viewer.account, token: bot.token };
      expect(await accounts.revoke(asBot, viewer.token.id, null)).toMatchObject({
        code: 'SCOPE_EXCEEDED',
      });
      expect(await accounts.revoke(other, bot.token.id, null)).toMatchObject({
        code: 'TOKEN_NOT_FOUND',
      });
      expect(await accounts.revoke(viewer, bot.token.id, 'k')).toEqual([bot.token.id]);
      expect(await accounts.revoke(viewer, bot.token.id, 'k')).toEqual([bot.token.id]);
      expect(await accounts.revoke(viewer, bot.token.id, 'l')).toMatchObject({
        code: 'TOKEN_NOT_FOUND',
      });
      expect((await accounts.tokensOf(viewer.account.id)).map(({ id }) => id)).toEqual([
        viewer.token.id,
      ]);
    });
  });
});

function entered(answer: NewSession | AccountRefusal): NewSession {
  if ('code' in answer) throw new Error(`refused: ${answer.code}`);
  return answer;
}

function made<T extends object>(answer: T | AccountRefusal): T {
  if ('code' in answer) throw new Error(`refused: ${answer.code}`);
  return answer;
}
