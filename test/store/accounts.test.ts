import type { Account, Token } from '../../src/engine';
import { accountId, instant, seasonId } from '../../src/kernel';
import { storeBackends } from '../support/backends';
import { MADE_AT, openFresh } from '../support/store-fixtures';
import type { Opened } from '../support/store-fixtures';

const accountOf = (id: string, handle: string | null): Account => ({
  id: accountId(id),
  handle,
  displayName: `Name of ${id}`,
  passwordHash: handle === null ? null : `hash of ${id}`,
  createdAtMs: MADE_AT,
  seenAtMs: handle === null ? MADE_AT : null,
  deletedAtMs: null,
  bot: null,
});

const tokenOf = (id: string, account: string, over: Partial<Token> = {}): Token => ({
  id,
  accountId: accountId(account),
  hash: `hash of ${id}`,
  name: `Token ${id}`,
  kind: 'ACCESS',
  scopes: ['READ', 'PLAY'],
  createdAtMs: MADE_AT,
  expiresAtMs: null,
  revokedAtMs: null,
  parentId: null,
  salt: null,
  lastUsedAtMs: null,
  feed: null,
  ...over,
});

const ROOM = { most: 3, onFull: 'REFUSE' } as const;

describe.each(storeBackends())('accounts on $name', ({ fresh }) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openFresh(fresh);
  });
  afterAll(() => opened.drop());
  const accounts = (): Opened['store']['accounts'] => opened.store.accounts;

  it('are found as bots of a season, in the order of their places, each place once', async () => {
    const season = seasonId('s7');
    const bot = (id: string, place: number, of = season): Account => ({
      ...accountOf(id, null),
      bot: { seasonId: of, place },
    });
    const [first, second] = [bot('b1', 1), bot('b2', 2)];
    for (const each of [second, first, bot('b3', 1, seasonId('s77')), accountOf('guest7', null)]) {
      expect(await accounts().addAccount(each)).toBe(true);
    }
    expect(await accounts().botsOf(season)).toStrictEqual([first, second]);
    expect(await accounts().botsOf(seasonId('s8'))).toEqual([]);
    expect(await accounts().account(first.id)).toStrictEqual(first);
    await expect(accounts().addAccount(bot('b4', 1))).rejects.toThrow();
    expect(await accounts().openPractices(10)).toEqual([]);
  });

  it('have one house among them, which is in no season', async () => {
    expect(await accounts().house()).toBeNull();
    const house: Account = { ...accountOf('house', null), bot: { seasonId: null, place: 0 } };
    expect(await accounts().addAccount(house)).toBe(true);
    expect(await accounts().house()).toStrictEqual(house);
    await expect(accounts().addAccount({ ...house, id: accountId('other') })).rejects.toThrow();
  });

  it('are found by id and by handle, letter case ignored', async () => {
    const ann = accountOf('ann', 'ÅnnE');
    expect(await accounts().addAccount(ann)).toBe(true);
    expect(await accounts().account(ann.id)).toStrictEqual(ann);
    expect(await accounts().accountByHandle('åNNe')).toStrictEqual(ann);
    expect(await accounts().accountByHandle('ann')).toBeNull();
    expect(await accounts().account(accountId('nobody'))).toBeNull();
  });

  it('share no handle, whatever the letter case', async () => {
    expect(await accounts().addAccount(accountOf('bob', 'Bob'))).toBe(true);
    expect(await accounts().addAccount(accountOf('rob', 'bOB'))).toBe(false);
    expect(await accounts().account(accountId('rob'))).toBeNull();
  });

  it('have ids of their own', async () => {
    await accounts().addAccount(accountOf('one', 'One'));
    await expect(accounts().addAccount(accountOf('one', 'Two'))).rejects.toThrow();
    await expect(accounts().addAccount(accountOf('one', null))).rejects.toThrow();
  });

  it('of several ids come without those that do not exist', async () => {
    const [cat, dog] = [accountOf('cat', 'cat'), accountOf('dog', null)];
    await accounts().addAccount(cat);
    await accounts().addAccount(dog);
    const found = await accounts().accounts([dog.id, accountId('nobody'), cat.id]);
    expect(found.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toStrictEqual([cat, dog]);
    expect(await accounts().accounts([])).toStrictEqual([]);
  });

  it('of guests are claimed once, under a free handle', async () => {
    const guest = accountOf('guest', null);
    await accounts().addAccount(guest);
    await accounts().addAccount(accountOf('other-guest', null));
    await accounts().addAccount(accountOf('eve', 'Eve'));
    expect(await accounts().claimGuest(guest.id, 'EVE', 'new')).toBe(false);
    expect(await accounts().claimGuest(guest.id, 'Adam', 'new')).toBe(true);
    expect(await accounts().claimGuest(guest.id, 'Adam2', 'newer')).toBe(false);
    expect(await accounts().claimGuest(accountId('nobody'), 'Nobody', 'new')).toBe(false);
    const claimed = { ...guest, handle: 'Adam', passwordHash: 'new' };
    expect(await accounts().accountByHandle('adam')).toStrictEqual(claimed);
  });

  it('that are added at the same time get a handle once', async () => {
    const ids = Array.from({ length: 8 }, (_, at) => `racer-${at}`);
    const added = await Promise.all(ids.map((id) => accounts().addAccount(accountOf(id, 'Racer'))));
    expect(added.filter(Boolean)).toHaveLength(1);
  });

  it('have tokens, found by hash', async () => {
    const late = tokenOf('t2', 'fay', { createdAtMs: instant(MADE_AT + 1), kind: 'SESSION' });
    const early = tokenOf('t1', 'fay', { scopes: [], expiresAtMs: instant(MADE_AT + 2) });
    const feed = { kind: 'CALENDAR', seasonId: seasonId('s1') } as const;
    const ofFeed = tokenOf('t5', 'fia', { kind: 'FEED', feed });
    await accounts().addToken(ofFeed, ROOM);
    expect(await accounts().tokenByHash(ofFeed.hash)).toStrictEqual(ofFeed);
    await accounts().addToken(late, ROOM);
    await accounts().addToken(early, ROOM);
    await accounts().addToken(tokenOf('t3', 'gus'), ROOM);
    expect(await accounts().tokenByHash(late.hash)).toStrictEqual(late);
    expect(await accounts().tokenByHash('no hash')).toBeNull();
    expect(await accounts().tokensOf(accountId('fay'), MADE_AT)).toStrictEqual([early, late]);
  });

  it('revoke their own tokens, once', async () => {
    const token = tokenOf('t4', 'hal');
    await accounts().addToken(token, ROOM);
    const [first, second] = [instant(MADE_AT + 10), instant(MADE_AT + 20)];
    expect(await accounts().revokeToken(token.id, accountId('gus'), first, false)).toEqual([]);
    expect(await accounts().revokeToken(token.id, token.accountId, first, false)).toEqual([
      token.id,
    ]);
    expect(await accounts().revokeToken(token.id, token.accountId, second, false)).toEqual([]);
    expect(await accounts().tokenByHash(token.hash)).toMatchObject({ revokedAtMs: first });
  });

  it('keep no more tokens in force than there is room for', async () => {
    const ida = accountId('ida');
    const later = (at: number): Token =>
      tokenOf(`i${at}`, 'ida', { createdAtMs: instant(MADE_AT + at) });
    for (const at of [1, 2, 3]) {
      expect(await accounts().addToken(later(at), ROOM)).toEqual({ became: 'ADDED', ended: [] });
    }
    const session = { ...later(4), kind: 'SESSION' as const };
    expect((await accounts().addToken(session, ROOM)).became).toBe('ADDED');
    expect(await accounts().addToken(later(5), ROOM)).toEqual({ became: 'TOO_MANY', ended: [] });
    const pushing = { most: 2, onFull: 'END_OLDEST' } as const;
    expect(await accounts().addToken(later(6), pushing)).toEqual({
      became: 'ADDED',
      ended: ['i1', 'i2'],
    });
    const left = await accounts().tokensOf(ida, MADE_AT);
    expect(left.map(({ id }) => id)).toEqual(['i3', 'i4', 'i6']);
  });

  it('add no token whose parent ended, and end with it what it made, also at the same time', async () => {
    const jo = accountId('jo');
    await accounts().addAccount(accountOf('jo', 'Jo'));
    await accounts().addToken(tokenOf('j', 'jo'), ROOM);
    const room = { most: 100, onFull: 'REFUSE' } as const;
    const children = Array.from({ length: 8 }, (_, at) =>
      tokenOf(`j${at}`, 'jo', { parentId: 'j' }),
    );
    const adding = children.map((child) => accounts().addToken(child, room));
    const [ended] = await Promise.all([accounts().revokeToken('j', jo, MADE_AT, false), ...adding]);
    expect(ended).toContain('j');
    expect(await accounts().tokensOf(jo, MADE_AT)).toEqual([]);
    const late = await accounts().addToken(tokenOf('late', 'jo', { parentId: 'j' }), room);
    expect(late.became).toBe('PARENT_REVOKED');
  });

  it('end one token alone, and then what it made has no parent', async () => {
    await accounts().addToken(tokenOf('k', 'kay'), ROOM);
    await accounts().addToken(tokenOf('k1', 'kay', { parentId: 'k' }), ROOM);
    expect(await accounts().revokeToken('k', accountId('kay'), MADE_AT, true)).toEqual(['k']);
    expect(await accounts().token('k1', accountId('kay'))).toMatchObject({
      parentId: null,
      revokedAtMs: null,
    });
  });

  it('forget tokens that ended before, so many at a time', async () => {
    const before = instant(MADE_AT - 1_000);
    const old = instant(before - 1);
    for (const at of [1, 2, 3]) {
      await accounts().addToken(tokenOf(`l${at}`, `leo${at}`, { expiresAtMs: old }), ROOM);
      await accounts().addToken(tokenOf(`m${at}`, `mae${at}`, { revokedAtMs: old }), ROOM);
    }
    await accounts().addToken(tokenOf('l4', 'leo1', { expiresAtMs: before }), ROOM);
    await accounts().addToken(tokenOf('m4', 'mae1', { revokedAtMs: before }), ROOM);
    expect(await accounts().forgetTokens(before, 4)).toBe(4);
    expect(await accounts().forgetTokens(before, 4)).toBe(2);
    expect(await accounts().forgetTokens(before, 4)).toBe(0);
    for (const id of ['l4', 'm4']) {
      expect(await accounts().tokenByHash(`hash of ${id}`)).not.toBeNull();
    }
  });
});
