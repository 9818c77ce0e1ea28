import { IsNull, In } from 'typeorm';
import type { AccountStore, Account } from '../../engine';
import { insertRows } from '../bulk';
import type { Database } from '../database';
import { accounts } from '../entities/accounts';
import { markRead, mute, settingsOf } from '../inbox/settings';
import { findAnswer, insertAnswer } from '../seasons/answers';
import { keyOf, assertNotDeleted, accountOf, keyOfBot, assertUnique } from './account-rows';
import { botStore } from './bot-store';
import { deletedStore } from './delete-account';
import { forgetGuests } from './forget-guests';
import { identityStore } from './identity-store';
import { tokenStore } from './token-store';

type Renamed = Parameters<AccountStore['rename']>;

function rename(
  database: Database,
  id: Renamed[0],
  renaming: Renamed[1],
  answer: Renamed[2],
): Promise<'RENAMED' | 'NO_ACCOUNT'> {
  return database.write(async (manager) => {
    const change =
      'handle' in renaming ? { ...renaming, handleKey: keyOf(renaming.handle) } : renaming;
    const { affected } = await manager.update(accounts, { id, deletedAtMs: IsNull() }, change);
    if (affected !== 1) return 'NO_ACCOUNT';
    if ('handle' in renaming) await assertNotDeleted(manager, renaming.handle);
    await insertAnswer(manager, answer);
    return 'RENAMED';
  });
}

export function accountStore(database: Database): AccountStore {
  const accountBy = async (
    where: { readonly id: Account['id'] } | { readonly handleKey: string },
  ): Promise<Account | null> => {
    const stored = await database.read((manager) => manager.findOneBy(accounts, where));
    return stored === null ? null : accountOf(stored);
  };
  const accountByHandle = (handle: string): Promise<Account | null> =>
    accountBy({ handleKey: keyOf(handle) });

  return {
    addAccount: ({ bot, ...account }, answer = null) => {
      const { handle } = account;
      const ofBot = bot === null ? null : keyOfBot(bot);
      const handleKey = handle === null ? ofBot : keyOf(handle);
      return assertUnique(database, handle, false, async () => {
        await database.write(async (manager) => {
          await insertRows(manager, accounts, [{ ...account, handleKey, eraseFromMs: null }]);
          if (handle !== null) await assertNotDeleted(manager, handle);
          await insertAnswer(manager, answer);
        });
        return true;
      });
    },
    account: (id) => accountBy({ id }),
    accounts: async (ids) => {
      const stored = await database.read((manager) => manager.findBy(accounts, { id: In(ids) }));
      return stored.map(accountOf);
    },
    accountByHandle,
    claimGuest: (id, handle, passwordHash, answer) =>
      assertUnique(database, handle, false, () =>
        database.write(async (manager) => {
          const change = { handle, handleKey: keyOf(handle), passwordHash };
          const guest = { id, handle: IsNull(), deletedAtMs: IsNull() };
          const { affected } = await manager.update(accounts, guest, change);
          await assertNotDeleted(manager, handle);
          if (affected === 1) await insertAnswer(manager, answer);
          return affected === 1;
        }),
      ),
    rename: (id, renaming, answer) => {
      const handle = 'handle' in renaming ? renaming.handle : null;
      return assertUnique(database, handle, 'HANDLE_TAKEN', () =>
        rename(database, id, renaming, answer),
      );
    },
    answerTo: (id, key) => findAnswer(database, id, null, key),
    see: (id, at) =>
      database.write(async (manager) => {
        await manager.update(accounts, { id }, { seenAtMs: at });
      }),
    inboxSettings: (id) => settingsOf(database, id),
    markInboxRead: (id, upTo, answer) => markRead(database, id, upTo, answer),
    muteInbox: (id, kinds, answer) => mute(database, id, kinds, answer),
    forgetGuests: (before, after, limit) => forgetGuests(database, before, after, limit),
    ...botStore(database),
    ...deletedStore(database),
    ...identityStore(database),
    ...tokenStore(database),
  };
}
