import { SUSPENDED } from '../../src/engine';
import type { Account, Identity, IdentityTicket, MailLink, Token } from '../../src/engine';
import { accountId, instant } from '../../src/kernel';
import { storeBackends } from '../support/backends';
import { MADE_AT, openFresh } from '../support/store-fixtures';
import type { Opened } from '../support/store-fixtures';
import { webhookOf } from '../support/webhook-fixtures';

const accountOf = (id: string, handle: string | null, passwordHash: string | null): Account => ({
  ...{ id: accountId(id), handle, displayName: id, passwordHash, createdAtMs: MADE_AT },
  ...{ seenAtMs: MADE_AT, deletedAtMs: null, bot: null },
});
const identityOf = (owner: string, subject: string, issuer = 'https://one.example/'): Identity => ({
  ...{ id: `${subject} of ${owner} at ${issuer}`, accountId: accountId(owner), issuer, subject },
  createdAtMs: MADE_AT,
});
const ticketOf = (hash: string, over: Partial<IdentityTicket> = {}): IdentityTicket => ({
  ...{ hash, issuer: 'https://one.example/', subject: hash, challenge: 'c', atMs: MADE_AT },
  usedBy: null,
  ...over,
});

describe.each(storeBackends())('identities on $name', ({ fresh }) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openFresh(fresh);
  });
  afterAll(() => opened.drop());
  const store = (): Opened['store']['accounts'] => opened.store.accounts;
  async function ticket(hash: string): Promise<string> {
    expect(await store().addTicket(ticketOf(hash))).toBe(true);
    return hash;
  }

  it('have tickets that are made once and used once', async () => {
    await ticket('t1');
    expect(await store().addTicket(ticketOf('t1', { subject: 'other' }))).toBe(false);
    expect(await store().ticket('t1')).toStrictEqual(ticketOf('t1'));
    expect(await store().ticket('nothing')).toBeNull();
    const uses = await Promise.all(
      ['a', 'b', 'c'].map((by) => store().useTicket('t1', accountId(by))),
    );
    expect(uses.filter(Boolean)).toHaveLength(1);
  });

  it('come with a new account, or not at all', async () => {
    const ann = accountOf('ann', 'Ann', null);
    const add = (account: Account, subject: string, hash: string) =>
      store().addAccountWith(account, identityOf(account.id, subject), hash);
    expect(await add(ann, 'ann', await ticket('n1'))).toBe('ADDED');
    expect(
      await store().identityOf({ issuer: 'https://one.example/', subject: 'ann' }),
    ).toStrictEqual(identityOf('ann', 'ann'));
    expect((await store().ticket('n1'))?.usedBy).toBe(ann.id);
    const other = accountOf('other', 'ANN', null);
    expect(await add(other, 'x', await ticket('n2'))).toBe('HANDLE_TAKEN');
    const named = { ...other, handle: 'other' };
    expect(await add(named, 'ann', 'n2')).toBe('IDENTITY_TAKEN');
    expect(await add(named, 'x', 'n1')).toBe('TICKET_USED');
    expect(await store().account(other.id)).toBeNull();
    expect((await store().ticket('n2'))?.usedBy).toBeNull();
  });

  it('make a guest permanent, once and together with the handle', async () => {
    await store().addAccount(accountOf('guest', null, null));
    const link = (subject: string, handle: string | null, hash: string) =>
      store().linkIdentity(identityOf('guest', subject), handle, hash);
    expect(await link('guest', 'ann', await ticket('g1'))).toBe('HANDLE_TAKEN');
    expect(await link('ann', 'gus', 'g1')).toBe('IDENTITY_TAKEN');
    expect((await store().account(accountId('guest')))?.handle).toBeNull();
    expect(await link('guest', 'gus', 'g1')).toBe('LINKED');
    expect((await store().accountByHandle('GUS'))?.id).toBe('guest');
    expect(await link('guest 2', null, await ticket('g2'))).toBe('PROVIDER_LINKED');
    const nobody = identityOf('nobody', 'nobody');
    expect(await store().linkIdentity(nobody, null, 'g2')).toBe('NO_ACCOUNT');
  });

  it('are unlinked while another way in is left', async () => {
    await store().addAccount(accountOf('bob', 'bob', null));
    const first = identityOf('bob', 'bob');
    const second = identityOf('bob', 'bob', 'https://two.example/');
    for (const [at, identity] of [first, second].entries()) {
      expect(await store().linkIdentity(identity, null, await ticket(`b${at}`))).toBe('LINKED');
    }
    expect(await store().identitiesOf(accountId('bob'))).toHaveLength(2);
    const unlink = (id: string, issuers: readonly string[], by = 'bob') =>
      store().unlinkIdentity(accountId(by), id, issuers);
    expect(await unlink(first.id, [first.issuer, second.issuer], 'ann')).toBe('NOT_FOUND');
    // The other provider is not offered any more.
    expect(await unlink(first.id, [first.issuer])).toBe('ONLY_WAY_IN');
    const both = [first.issuer, second.issuer];
    const raced = await Promise.all([first, second].map(({ id }) => unlink(id, both)));
    expect(raced.toSorted()).toEqual(['ONLY_WAY_IN', 'UNLINKED']);
  });

  it('are unlinked freely with a password, and a first password is set once', async () => {
    await store().addAccount(accountOf('eve', 'eve', null));
    const own = identityOf('eve', 'eve');
    expect(await store().linkIdentity(own, null, await ticket('e1'))).toBe('LINKED');
    const ending = { sessions: false, access: false, except: null };
    const change = { from: null, to: 'hash', at: MADE_AT, ending };
    expect(await store().changePassword(own.accountId, change)).toEqual([]);
    expect(await store().changePassword(own.accountId, change)).toBeNull();
    expect(await store().unlinkIdentity(own.accountId, own.id, [])).toBe('UNLINKED');
  });

  it('let nobody into a suspended account, nor does a link of a mail', async () => {
    await store().addAccount(accountOf('sue', 'sue', null));
    const own = identityOf('sue', 'sue');
    const { accountId: id } = own;
    expect(await store().linkIdentity(own, null, await ticket('s1'))).toBe('LINKED');
    const ending = { sessions: true, access: true, except: null };
    const change = { from: null, to: SUSPENDED, at: MADE_AT, ending };
    expect(await store().changePassword(id, change)).toEqual([]);
    const token: Token = {
      ...{ id: 'sue1', accountId: id, hash: 'sue1', name: 'Session', kind: 'SESSION' },
      ...{ scopes: ['READ'], createdAtMs: MADE_AT, expiresAtMs: null, revokedAtMs: null },
      ...{ parentId: null, salt: null, lastUsedAtMs: null, feed: null },
    };
    const enter = async (): Promise<string> =>
      (await store().addToken(token, { most: 3, onFull: 'REFUSE' })).became;
    expect(await enter()).toBe('NO_ACCOUNT');
    const other = identityOf('sue', 'sue', 'https://two.example/');
    expect(await store().linkIdentity(other, null, await ticket('s2'))).toBe('NO_ACCOUNT');
    const link: MailLink = {
      ...{ hash: 'l1', purpose: 'RESET', accountId: id, address: '', receiver: '', origin: '' },
      ...{ createdAtMs: MADE_AT, expiresAtMs: instant(MADE_AT + 2), usedKey: null },
    };
    const letter = webhookOf('l1', { format: 'LETTER', seasonId: null, accountId: id });
    await opened.store.mail.write(
      { link, letter, since: MADE_AT },
      { mailsPerAccount: 9, mailsPerAddress: 9, mailsPerReceiver: 9 },
      null,
    );
    const reset = { accountId: id, hash: 'l1', to: 'hash', at: MADE_AT, usedKey: '' };
    expect(await store().resetPassword(reset)).toBeNull();
    expect((await store().account(id))?.passwordHash).toBe(SUSPENDED);
    await store().changePassword(id, { ...change, from: SUSPENDED, to: 'hash' });
    expect(await enter()).toBe('ADDED');
  });

  it('are deleted with their account, and old tickets by age', async () => {
    await store().addAccount(accountOf('dan', 'dan', null));
    const own = identityOf('dan', 'dan');
    await store().linkIdentity(own, null, await ticket('d1'));
    const as = { passwordHash: null, displayName: 'Deleted', at: MADE_AT };
    expect((await store().deleteAccount(own.accountId, as)).became).toBe('DELETED');
    expect(await store().identityOf(own)).toBeNull();
    await store().addTicket(ticketOf('late', { atMs: instant(MADE_AT + 1) }));
    expect(await store().forgetTickets(instant(MADE_AT + 1), 2)).toBe(2);
    while ((await store().forgetTickets(instant(MADE_AT + 1), 2)) > 0);
    expect(await store().ticket('d1')).toBeNull();
    expect(await store().ticket('late')).not.toBeNull();
  });
});
