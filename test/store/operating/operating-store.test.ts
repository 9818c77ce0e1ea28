import type { Account } from '../../../src/engine';
import { accountId, instant, seasonId } from '../../../src/kernel';
import { storeBackends } from '../../support/backends';
import { MADE_AT, openFresh } from '../../support/store-fixtures';
import type { Opened } from '../../support/store-fixtures';

const accountOf = (id: string, over: Partial<Account>): Account => ({
  ...{ id: accountId(id), handle: null, displayName: id, passwordHash: null },
  ...{ createdAtMs: MADE_AT, seenAtMs: null, deletedAtMs: null, bot: null },
  ...over,
});
const HANDLES = ['a_b', 'acb', 'a!b', 'Abel', 'deleted_too', 'botany'];

describe.each(storeBackends())('accounts for operators on $name', ({ fresh }) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openFresh(fresh);
    const { accounts } = opened.store;
    for (const handle of [...HANDLES, 'gone']) {
      await accounts.addAccount(accountOf(`of ${handle}`, { handle, passwordHash: 'h' }));
    }
    await accounts.addAccount(accountOf('bot', { bot: { seasonId: seasonId('s1'), place: 1 } }));
    for (const guest of ['guest', 'guest gone']) await accounts.addAccount(accountOf(guest, {}));
    for (const [id, passwordHash] of [
      ['of gone', 'h'],
      ['guest gone', null],
    ] as const) {
      const as = { passwordHash, displayName: 'Deleted', at: instant(MADE_AT) };
      await accounts.deleteAccount(accountId(id), as);
    }
  });
  afterAll(() => opened.drop());

  const found = async (handle: string, guests = false): Promise<string[]> => {
    const listed = await opened.store.operating.accounts({ handle, guests, limit: 50 });
    return listed.map(({ id }) => id).sort();
  };
  const idsOf = (...handles: readonly string[]): string[] =>
    handles.map((handle) => `of ${handle}`).sort();

  it.each([
    ['a_', ['a_b']],
    ['%', []],
    ['!', ['a!b']],
    ['AB', ['Abel']],
    ['bot', ['botany']],
    ['deleted', ['deleted_too']],
    ['', HANDLES],
  ])('with %j in their handles are found by these characters', async (text, handles) => {
    expect(await found(text)).toEqual(idsOf(...handles));
  });

  it('are guests that exist, and no bots', async () => {
    expect(await found('', true)).toEqual(['guest']);
  });
});
