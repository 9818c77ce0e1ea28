import { In, IsNull, LessThan, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { SUSPENDED } from '../../engine';
import type { AccountStore, Identity, IdentityLinked, IdentityStore } from '../../engine';
import type { AccountId } from '../../kernel';
import { insertRows } from '../bulk';
import type { Database } from '../database';
import { deleteOldest } from '../delete-oldest';
import { accounts } from '../entities/accounts';
import { identities, identityTickets } from '../entities/identities';
import { isUniqueViolation } from '../failure';
import { insertAnswer } from '../seasons/answers';
import { assertNotDeleted, assertUnique, keyOf } from './account-rows';

/** The ticket was used, so the transaction is rolled back. */
class UsedTicket extends Error {
  override readonly name = 'UsedTicket';
}

type StoredIdentities = IdentityStore & Pick<AccountStore, 'addAccountWith'>;

export function identityStore(database: Database): StoredIdentities {
  return {
    addTicket: async (ticket) => {
      try {
        await database.write((manager) => insertRows(manager, identityTickets, [ticket]));
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },
    ticket: (hash) => database.read((manager) => manager.findOneBy(identityTickets, { hash })),
    useTicket: (hash, by) => database.write((manager) => useTicket(manager, hash, by)),
    forgetTickets: async (before, limit) => {
      // Mostly there is nothing to remove, and a transaction has its price.
      const isOld = await database.read((manager) =>
        manager.existsBy(identityTickets, { atMs: LessThan(before) }),
      );
      if (!isOld) return 0;
      const aged = { table: 'identity_tickets', key: '"hash"' };
      return deleteOldest(database, aged, before, limit);
    },
    identityOf: ({ issuer, subject }) =>
      database.read((manager) => manager.findOneBy(identities, { issuer, subject })),
    identitiesOf: (accountId) =>
      database.read((manager) =>
        manager.find(identities, {
          where: { accountId },
          order: { createdAtMs: 'ASC', id: 'ASC' },
        }),
      ),
    addAccountWith: ({ bot: _bot, ...account }, identity, ticket) => {
      const { handle } = account;
      const handleKey = handle === null ? null : keyOf(handle);
      return linkOnce(database, identity, handle, async (manager) => {
        await insertRows(manager, accounts, [{ ...account, handleKey, eraseFromMs: null }]);
        if (handle !== null) await assertNotDeleted(manager, handle);
        await addIdentity(manager, identity, ticket);
        return 'ADDED';
      });
    },
    linkIdentity: (identity, handle, ticket, answer) =>
      linkOnce(database, identity, handle, async (manager) => {
        const owner = await lockAccount(manager, database, identity.accountId);
        if (owner === null || owner.passwordHash === SUSPENDED) return 'NO_ACCOUNT';
        if (await hasProvider(manager, identity)) return 'PROVIDER_LINKED';
        if (handle !== null && owner.handle === null) {
          const { accountId: id } = identity;
          await manager.update(accounts, { id }, { handle, handleKey: keyOf(handle) });
          await assertNotDeleted(manager, handle);
        }
        await addIdentity(manager, identity, ticket);
        await insertAnswer(manager, answer);
        return 'LINKED';
      }),
    unlinkIdentity: (accountId, id, issuers, answer) =>
      database.write(async (manager) => {
        const owner = await lockAccount(manager, database, accountId);
        if (owner === null || !(await manager.existsBy(identities, { id, accountId }))) {
          return 'NOT_FOUND';
        }
        const others = { id: Not(id), accountId, issuer: In([...issuers]) };
        const hasOther =
          owner.passwordHash !== null || (await manager.existsBy(identities, others));
        if (!hasOther) return 'ONLY_WAY_IN';
        await manager.delete(identities, { id });
        await insertAnswer(manager, answer);
        return 'UNLINKED';
      }),
  };
}

/** Two changes of one account at once must not see each other's past. */
async function lockAccount(manager: EntityManager, { sharedWrites }: Database, id: AccountId) {
  if (sharedWrites) await manager.query('SELECT id FROM accounts WHERE id = $1 FOR UPDATE', [id]);
  return manager.findOneBy(accounts, { id, deletedAtMs: IsNull() });
}

const hasProvider = (
  manager: EntityManager,
  { accountId, issuer, subject }: Identity,
): Promise<boolean> => manager.existsBy(identities, { accountId, issuer, subject: Not(subject) });

async function useTicket(manager: EntityManager, hash: string, by: AccountId): Promise<boolean> {
  const unused = { hash, usedBy: IsNull() };
  return (await manager.update(identityTickets, unused, { usedBy: by })).affected === 1;
}

async function addIdentity(
  manager: EntityManager,
  identity: Identity,
  ticket: string,
): Promise<void> {
  if (!(await useTicket(manager, ticket, identity.accountId))) throw new UsedTicket('used');
  await insertRows(manager, identities, [identity]);
}

/** Turns the conflicts of a new identity into values. */
async function linkOnce<T extends 'ADDED' | IdentityLinked>(
  database: Database,
  { issuer, subject }: Identity,
  handle: string | null,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T | 'HANDLE_TAKEN' | 'IDENTITY_TAKEN' | 'TICKET_USED'> {
  try {
    return await assertUnique(database, handle, 'HANDLE_TAKEN', () => database.write(work));
  } catch (error) {
    if (error instanceof UsedTicket) return 'TICKET_USED';
    const isTaken =
      isUniqueViolation(error) &&
      (await database.read((manager) => manager.existsBy(identities, { issuer, subject })));
    if (isTaken) return 'IDENTITY_TAKEN';
    throw error;
  }
}
