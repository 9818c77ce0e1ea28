import type { Account, Token } from '../../src/engine';
import { accountId, instant } from '../../src/kernel';
import { storeBackends } from '../backends';
import { MADE_AT, openFresh } from './fixtures';
import type { Opened } from './fixtures';

const accountOf = (id: string, handle: string | null): Account => ({
  id: accountId(id),
  handle,
  displayName: `Name of ${id}`,
  passwordHash: handle === null ? null : `hash of ${id}`,
  createdAtMs: MADE_AT,
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
  ...over,
});

describe.each(storeBackends())('accounts on $name', ({ fresh }) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openFresh(fresh);
  });
  afterAll(() => opened.drop());
  const accounts = (): Opened['store']['accounts'] => opened.store.accounts;

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
    await accounts().addToken(late);
    await accounts().addToken(early);
    await accounts().addToken(tokenOf('t3', 'gus'));
    expect(await accounts().tokenByHash(late.hash)).toStrictEqual(late);
    expect(await accounts().tokenByHash('no hash')).toBeNull();
    expect(await accounts().tokensOf(accountId('fay'))).toStrictEqual([early, late]);
  });

  it('revoke their own tokens, once', async () => {
    const token = tokenOf('t4', 'hal');
    await accounts().addToken(token);
    const [first, second] = [instant(MADE_AT + 10), instant(MADE_AT + 20)];
    expect(await accounts().revokeToken(token.id, accountId('gus'), first)).toBe(false);
    expect(await accounts().revokeToken(token.id, token.accountId, first)).toBe(true);
    expect(await accounts().revokeToken(token.id, token.accountId, second)).toBe(false);
    expect(await accounts().tokenByHash(token.hash)).toMatchObject({ revokedAtMs: first });
  });
});
