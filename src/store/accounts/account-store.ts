import { In, IsNull } from 'typeorm';
import type { Account, AccountStore } from '../../engine';
import type { Database } from '../database';
import { insertRows } from '../bulk';
import { accounts } from '../entities/accounts';
import type { StoredAccount } from '../entities/accounts';
import { isUniqueViolation } from '../failure';
import { markRead, mute, settingsOf } from '../inbox/settings';
import { forgetGuests } from './forget-guests';
import { tokenStore } from './token-store';

const keyOf = (handle: string): string => handle.toLowerCase();

function accountOf({ handleKey: _key, ...account }: StoredAccount): Account {
  return account;
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

  /** False when the write fails because another account has the handle. */
  const unlessTaken = async (handle: string | null, write: () => Promise<boolean>) => {
    try {
      return await write();
    } catch (error) {
      const isTaken = isUniqueViolation(error) && handle !== null;
      if (isTaken && (await accountByHandle(handle)) !== null) return false;
      throw error;
    }
  };

  return {
    addAccount: (account) => {
      const { handle } = account;
      const row = { ...account, handleKey: handle === null ? null : keyOf(handle) };
      return unlessTaken(handle, async () => {
        await database.write((manager) => insertRows(manager, accounts, [row]));
        return true;
      });
    },
    account: (id) => accountBy({ id }),
    accounts: async (ids) => {
      const stored = await database.read((manager) => manager.findBy(accounts, { id: In(ids) }));
      return stored.map(accountOf);
    },
    accountByHandle,
    claimGuest: (id, handle, passwordHash) =>
      unlessTaken(handle, () =>
        database.write(async (manager) => {
          const change = { handle, handleKey: keyOf(handle), passwordHash };
          const { affected } = await manager.update(accounts, { id, handle: IsNull() }, change);
          return affected === 1;
        }),
      ),
    changePassword: (id, from, to) =>
      database.write(async (manager) => {
        const current = { id, passwordHash: from };
        const { affected } = await manager.update(accounts, current, { passwordHash: to });
        return affected === 1;
      }),
    see: (id, at) =>
      database.write(async (manager) => {
        await manager.update(accounts, { id }, { seenAtMs: at });
      }),
    inboxSettings: (id) => settingsOf(database, id),
    markInboxRead: (id, upTo) => markRead(database, id, upTo),
    muteInbox: (id, kinds) => mute(database, id, kinds),
    forgetGuests: (before, after, limit) => forgetGuests(database, before, after, limit),
    ...tokenStore(database),
  };
}
