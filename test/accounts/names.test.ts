import type { AccountRefusal, Accounts, NewSession } from '../../src/accounts';
import { openStore } from '../../src/store';
import type { Store } from '../../src/store';
import { storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { accountsOn } from './make-test-accounts';

const address = '1.1.1.1';
const from = { address, viewer: null };
const password = 'the first password';
const MINUTE_MS = 60_000;

describe.each(storeBackends())('accounts on $name', ({ fresh }) => {
  let place: FreshStore;
  let store: Store;
  const clock = new TestClock('2021-08-24T12:00:00Z');
  const another = (): Accounts =>
    accountsOn({ store: store.accounts, clock, secret: 'a secret for tests of 32 letters' });
  let accounts: Accounts;
  beforeAll(async () => {
    place = await fresh();
    store = await openStore({ url: place.databaseUrl, dataDir: place.dataDir });
    accounts = another();
  });
  afterAll(async () => {
    await store.close();
    await place.drop();
  });

  const signUp = async (handle: string, key: string | null = null): Promise<NewSession> => {
    const asked = { handle, password, displayName: handle, idempotencyKey: key, from };
    const answer = await accounts.signUp(asked);
    if ('code' in answer) throw new Error(`refused: ${answer.code}`);
    return answer;
  };
  const rename = (
    viewer: NewSession,
    displayName: string,
    idempotencyKey: string | null = null,
  ): Promise<AccountRefusal | null> =>
    accounts.changeDisplayName(viewer, { displayName, idempotencyKey });
  const nameOf = async ({ account }: NewSession): Promise<string | undefined> =>
    (await accounts.find([account.id]))[0]?.displayName;
  const handled = (
    viewer: NewSession,
    handle: string,
    over: { readonly tried?: string; readonly key?: string } = {},
  ): Promise<AccountRefusal | null> =>
    accounts.changeHandle(viewer, {
      ...{ handle, password: over.tried ?? password },
      ...{ idempotencyKey: over.key ?? null, address },
    });

  it('have another name for others to see, at once', async () => {
    const ann = await signUp('ann');
    expect(await nameOf(ann)).toBe('ann');
    expect(await rename(ann, 'Annabel')).toBeNull();
    expect(await nameOf(ann)).toBe('Annabel');
  });

  it('change it once with a key: a late repeat leaves a newer name alone [2]', async () => {
    const bob = await signUp('bob');
    expect(await rename(bob, 'One', 'k1')).toBeNull();
    expect(await rename(bob, 'Two', 'k2')).toBeNull();
    expect(await rename(bob, 'One', 'k1')).toBeNull();
    expect(await nameOf(bob)).toBe('Two');
    expect(await rename(bob, 'Three', 'k1')).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    const twice = await Promise.all([rename(bob, 'Four', 'k4'), rename(bob, 'Four', 'k4')]);
    expect([twice, await nameOf(bob)]).toEqual([[null, null], 'Four']);
  });

  it('have another handle, whose old one is free, and whose password stays', async () => {
    const cat = await signUp('cat', 'the key of cat');
    expect(await handled(cat, 'dog', { tried: 'wrong' })).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    expect(await handled(cat, 'ANN')).toMatchObject({ code: 'HANDLE_TAKEN' });
    expect(await handled(cat, 'dog', { key: 'k' })).toBeNull();
    expect(await handled(cat, 'dog', { key: 'k', tried: 'wrong' })).toBeNull();
    expect(await handled(cat, 'DOG')).toBeNull();
    const signIn = (handle: string): Promise<object> =>
      accounts.signIn({ handle, password, idempotencyKey: null, from });
    expect(await signIn('dog')).toHaveProperty('token');
    expect(await signIn('cat')).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    const repeat = { handle: 'cat', password, displayName: 'cat', from };
    expect(await accounts.signUp({ ...repeat, idempotencyKey: 'the key of cat' })).toMatchObject({
      account: { id: cat.account.id, handle: 'DOG' },
      secret: cat.secret,
    });
    await signUp('cat');
  });

  it('are refused a handle equal to their password, but a wrong password first', async () => {
    const fox = await signUp('fox');
    const tooEasy = { code: 'PASSWORD_TOO_EASY', facts: { why: 'LIKE_THE_HANDLE' } };
    const like = 'vellum-otter';
    const changed = await accounts.changePassword(fox, {
      ...{ currentPassword: password, newPassword: like },
      ...{ accessTokens: false, idempotencyKey: null, address },
    });
    expect(changed).toEqual([]);
    expect(await handled(fox, like, { tried: 'wrong' })).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    expect(await handled(fox, 'Vellum-Otter', { tried: like })).toMatchObject(tooEasy);
    expect(await handled(fox, 'vellum', { tried: like })).toBeNull();
  });

  it('of guests have no handle to change, and a name', async () => {
    const guest = await accounts.startGuest({ displayName: 'G', idempotencyKey: null });
    if ('code' in guest) throw new Error('refused');
    expect(await handled(guest, 'gus')).toMatchObject({ code: 'NO_PASSWORD' });
    expect(await rename(guest, 'Gus')).toBeNull();
    expect(await nameOf(guest)).toBe('Gus');
  });

  it('know when their tokens were last shown, to ten minutes, on every node', async () => {
    const eve = await signUp('eve');
    const lastOf = async (on: Accounts): Promise<number | null | undefined> =>
      (await on.tokensOf(eve.account.id))[0]?.lastUsedAtMs;
    expect(await lastOf(accounts)).toBeNull();
    const noon = clock.now();
    clock.forward(9 * MINUTE_MS);
    await accounts.authenticate(eve.secret);
    const other = another();
    expect([await lastOf(accounts), await lastOf(other)]).toEqual([noon, null]);
    await accounts.settle();
    expect(await lastOf(other)).toBe(noon);
    clock.forward(MINUTE_MS);
    await other.authenticate(eve.secret);
    await other.settle();
    expect(await lastOf(accounts)).toBe(noon + 10 * MINUTE_MS);
    // A report that arrives late does not set the time back.
    await store.accounts.noteUses([eve.token.id], noon);
    expect(await lastOf(another())).toBe(noon + 10 * MINUTE_MS);
  });

  it('have all notices muted, and no other inbox setting left, once they are deleted', async () => {
    const gil = await signUp('gil');
    const { id } = gil.account;
    await accounts.muteInbox(id, { kinds: ['OUTBID'], idempotencyKey: null });
    expect(await accounts.deleteAccount(gil, { password, address })).toEqual([gil.token.id]);
    clock.forward(MINUTE_MS);
    await accounts.settle();
    expect(await accounts.inboxSettings(id)).toEqual({ readUpTo: 0, muted: ['*'] });
  });
});
