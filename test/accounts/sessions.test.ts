import type { AccountRefusal, Accounts, NewSession, NewToken, SignedIn } from '../../src/accounts';
import { accountId, DAY_MS, seasonId } from '../../src/kernel';
import { openStore } from '../../src/store';
import type { Store } from '../../src/store';
import { storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { commitOf, recordOf } from '../support/store-fixtures';
import { accountsOn } from './make-test-accounts';

const address = '1.1.1.1';
const from = { address, viewer: null };
const password = 'the first password';
const wanted = { name: 'bot', scopes: ['READ', 'PLAY', 'HOST'], expiresAtMs: null } as const;

function got<T extends object>(answer: T | AccountRefusal): T {
  if ('code' in answer && 'facts' in answer) throw new Error(`refused: ${answer.code}`);
  return answer;
}

describe.each(storeBackends())('sessions on $name', ({ fresh }) => {
  let place: FreshStore;
  let store: Store;
  let accounts: Accounts;
  const clock = new TestClock('2021-08-24T12:00:00Z');
  beforeAll(async () => {
    place = await fresh();
    store = await openStore({ url: place.databaseUrl, dataDir: place.dataDir });
    accounts = accountsOn(
      { store: store.accounts, clock, secret: 'a secret for tests of 32 letters' },
      { tokensPerAccount: 3, sessionsPerAccount: 3 },
    );
  });
  afterAll(async () => {
    await store.close();
    await place.drop();
  });

  const signUp = async (handle: string): Promise<NewSession> => {
    const asked = { handle, password, displayName: handle, idempotencyKey: null, from };
    return got(await accounts.signUp(asked));
  };
  const signIn = (handle: string, tried: string): Promise<NewSession | AccountRefusal> =>
    accounts.signIn({ handle, password: tried, idempotencyKey: null, from });
  const bot = async (viewer: SignedIn, idempotencyKey: string | null = null): Promise<NewToken> =>
    got(await accounts.createAccessToken(viewer, { ...wanted, idempotencyKey }));
  const works = async ({ secret }: Pick<NewToken, 'secret'>): Promise<boolean> =>
    (await accounts.authenticate(secret)) !== null;

  it('end with a new password, but for the one that asks; bots if it is asked', async () => {
    const here = await signUp('ann');
    const there = got(await signIn('ann', password));
    const made = await bot(here);
    const asked = {
      currentPassword: password,
      newPassword: 'the second one',
      accessTokens: false,
      idempotencyKey: 'k',
      address,
    };
    const wrong = { ...asked, currentPassword: 'a wrong one', idempotencyKey: null };
    expect(await accounts.changePassword(here, wrong)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    const easy = { ...asked, newPassword: 'Password123' };
    expect(await accounts.changePassword(here, easy)).toMatchObject({ code: 'PASSWORD_TOO_EASY' });
    expect(await accounts.changePassword(here, asked)).toEqual([there.token.id]);
    expect([await works(here), await works(there), await works(made)]).toEqual([true, false, true]);
    // A repeat of the same request changes nothing.
    expect(await accounts.changePassword(here, asked)).toEqual([there.token.id]);
    expect(await signIn('ann', password)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    const again = got(await signIn('ann', 'the second one'));
    const third = {
      ...asked,
      ...{ currentPassword: 'the second one', newPassword: 'the third one' },
      idempotencyKey: 'l',
    };
    const ended = got(await accounts.changePassword(again, { ...third, accessTokens: true }));
    expect(ended.toSorted()).toEqual([here.token.id, made.token.id].toSorted());
    expect(await works(made)).toBe(false);
  });

  it('end once if the same request comes twice at one instant [2]', async () => {
    const here = await signUp('gus');
    const there = got(await signIn('gus', password));
    const both = <T>(ask: () => Promise<T>): Promise<readonly T[]> => Promise.all([ask(), ask()]);
    const change = {
      ...{ currentPassword: password, newPassword: 'the second one', accessTokens: false },
      ...{ idempotencyKey: 'k', address },
    };
    const changed = await both(() => accounts.changePassword(here, change));
    expect(changed).toEqual([[there.token.id], [there.token.id]]);
    const { token } = await bot(here);
    const revoked = await both(() => accounts.revoke(here, token.id, 'r'));
    expect(revoked).toEqual([[token.id], [token.id]]);
    const { account } = got(await accounts.startGuest({ displayName: 'G', idempotencyKey: null }));
    const claim = { handle: 'gina', password, idempotencyKey: 'c', address };
    const claimed = await both(() => accounts.claimGuest(account, claim));
    expect(claimed).toMatchObject([{ handle: 'gina' }, { handle: 'gina' }]);
  });

  it('of a guest have no password that could be changed', async () => {
    const guest = got(await accounts.startGuest({ displayName: 'G', idempotencyKey: null }));
    const asked = {
      currentPassword: '',
      newPassword: 'the second one',
      accessTokens: false,
      idempotencyKey: null,
      address,
    };
    expect(await accounts.changePassword(guest, asked)).toMatchObject({ code: 'NO_PASSWORD' });
  });

  it('end everywhere, with bots or without', async () => {
    const [one, two] = [await signUp('bob'), got(await signIn('bob', password))];
    const made = await bot(one);
    const but = { accessTokens: false, exceptThis: true, idempotencyKey: null };
    expect(await accounts.signOutEverywhere(one, but)).toEqual([two.token.id]);
    expect([await works(one), await works(two), await works(made)]).toEqual([true, false, true]);
    const all = { accessTokens: true, exceptThis: false, idempotencyKey: null };
    expect(await accounts.signOutEverywhere(one, all)).toHaveLength(2);
    expect([await works(one), await works(made)]).toEqual([false, false]);
  });

  it('that are revoked take with them what they made, and that made [finding 5]', async () => {
    const owner = await signUp('cat');
    const stolen = got(await signIn('cat', password));
    const child = await bot(stolen);
    const grandchild = await bot({ account: stolen.account, token: child.token });
    const ended = got(await accounts.revoke(owner, stolen.token.id, null));
    expect(ended).toEqual([stolen.token.id, child.token.id, grandchild.token.id]);
    for (const each of [stolen, child, grandchild]) expect(await works(each)).toBe(false);
    expect(
      await accounts.createAccessToken(stolen, { ...wanted, idempotencyKey: null }),
    ).toMatchObject({ code: 'TOKEN_NOT_FOUND' });
  });

  it('that are signed out of leave their bots, and a bot takes what it made', async () => {
    const session = await signUp('dan');
    const made = await bot(session);
    expect(await accounts.signOut(session)).toEqual([session.token.id]);
    expect(await works(made)).toBe(true);
    const asBot = { account: session.account, token: made.token };
    const child = await bot(asBot);
    expect(await accounts.signOut(asBot)).toEqual([made.token.id, child.token.id]);
    expect(await works(child)).toBe(false);
  });

  it('are so many: the oldest ends; bots are so many: one more is refused', async () => {
    const first = await signUp('eve');
    clock.forward(1);
    const more = [1, 2].map(async () => got(await signIn('eve', password)));
    await Promise.all(more);
    clock.forward(1);
    const last = got(await signIn('eve', password));
    expect(last.ended).toEqual([first.token.id]);
    expect(await works(first)).toBe(false);
    for (const key of ['a', 'b', 'c']) await bot(last, key);
    expect(
      await accounts.createAccessToken(last, { ...wanted, idempotencyKey: 'd' }),
    ).toMatchObject({ code: 'TOO_MANY_TOKENS', facts: { limit: 3 } });
    // A repeat does not count as another token.
    expect((await bot(last, 'c')).token.name).toBe('bot');
  });

  it('that ended are forgotten after 30 days, and no old key brings them back', async () => {
    const owner = await signUp('fay');
    const made = await bot(owner, 'the bot');
    await accounts.revoke(owner, made.token.id, null);
    clock.forward(30 * DAY_MS);
    await accounts.forget();
    expect(await store.accounts.token(made.token.id, owner.account.id)).not.toBeNull();
    clock.forward(1);
    await accounts.forget();
    expect(await store.accounts.token(made.token.id, owner.account.id)).toBeNull();
    // The housekeeping forgets answers after seven days.
    await store.seasons.forgetAnswers(clock.now(), 100);
    expect((await bot(owner, 'the bot')).secret).not.toBe(made.secret);
    expect(await works(made)).toBe(false);
  });

  it('of an unclaimed guest without a season end with the guest, 30 days after the last use [finding 4]', async () => {
    const guests = await Promise.all(
      ['idle', 'busy', 'host', 'claimed'].map(async (displayName) =>
        got(await accounts.startGuest({ displayName, idempotencyKey: null })),
      ),
    );
    const [idle, busy, host, claimed] = guests as [NewSession, NewSession, NewSession, NewSession];
    const record = { ...recordOf('s-of-guest', {}), hostAccountId: host.account.id };
    await store.seasons.commit({
      seasons: [{ ...commitOf('s-of-guest', 0), record: { ...record, seq: 1 } }],
    });
    await accounts.claimGuest(claimed.account, {
      handle: 'claimed',
      password,
      idempotencyKey: null,
      address,
    });
    clock.forward(10 * DAY_MS);
    expect(await works(busy)).toBe(true);
    clock.forward(20 * DAY_MS + 1);
    await accounts.forget();
    const left = await Promise.all(guests.map(({ account }) => store.accounts.account(account.id)));
    expect(left.map((account) => account?.displayName)).toEqual([
      undefined,
      'busy',
      'host',
      'claimed',
    ]);
    expect(await works(idle)).toBe(false);
    expect(await store.accounts.tokenByHash(idle.token.hash)).toBeNull();
    expect(await store.seasons.record(seasonId('s-of-guest'))).not.toBeNull();
    expect(await store.accounts.account(accountId('nobody'))).toBeNull();
  });
});
