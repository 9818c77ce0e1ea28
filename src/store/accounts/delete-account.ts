import { In, IsNull, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { AccountStore, Deletion } from '../../engine';
import { seasonId } from '../../kernel';
import type { AccountId } from '../../kernel';
import { run } from '../bulk';
import type { Database } from '../database';
import { accounts, inboxHeads, tokens } from '../entities/accounts';
import { identities } from '../entities/identities';
import { idempotency, NO_SEASON, seasons } from '../entities/seasons';
import { webhooks } from '../entities/webhooks';
import { muteDeletedAccount } from '../inbox/settings';
import { removeMail } from '../mail/mail-store';
import { players } from '../state/season';
import { removeWebhooks } from '../webhooks/remove';
import { keyOfDeleted } from './account-rows';

type DeletedStore = Pick<
  AccountStore,
  'deleteAccount' | 'leftToErase' | 'seasonsPlayed' | 'erased' | 'eraseLater'
>;

/**
 * The number of inbox entries that one transaction removes. It is small, so that no commit waits
 * long.
 */
const AT_ONCE = 2_000;

export function deletedStore(database: Database): DeletedStore {
  return {
    deleteAccount: (id, as) => deleteAccount(database, id, as),
    leftToErase: (limit) =>
      database.read((manager) =>
        manager.find(accounts, {
          select: { id: true, deletedAtMs: true },
          where: { eraseFromMs: Not(IsNull()) },
          order: { eraseFromMs: 'ASC' },
          take: limit,
        }),
      ),
    seasonsPlayed: async (accountId, after, limit) => {
      const found = await database.read((manager) =>
        manager
          .createQueryBuilder(players, 'player')
          .select('player.seasonId', 'seasonId')
          .distinct(true)
          .where('player.accountId = :accountId', { accountId })
          .andWhere('player.seasonId > :after', { after })
          .orderBy('player.seasonId')
          .limit(limit)
          .getRawMany<{ readonly seasonId: string }>(),
      );
      return found.map((row) => seasonId(row.seasonId));
    },
    eraseLater: (id, at) =>
      database.write(async (manager) => {
        const left = { id, eraseFromMs: Not(IsNull()) };
        await manager.update(accounts, left, { eraseFromMs: at });
      }),
    erased: async (id) => {
      await removeWebhooks(database, { accountId: id });
      for (let gone = AT_ONCE; gone === AT_ONCE;) gone = await emptyInbox(database, id);
      await database.write(async (manager) => {
        await manager.delete(inboxHeads, { accountId: id });
        await manager.update(accounts, { id }, { eraseFromMs: null });
      });
    },
  };
}

function deleteAccount(
  database: Database,
  id: AccountId,
  { passwordHash, displayName, at }: Parameters<AccountStore['deleteAccount']>[1],
): Promise<Deletion> {
  return database.write(async (manager) => {
    if (database.sharedWrites) {
      await manager.query('SELECT id FROM accounts WHERE id = $1 FOR UPDATE', [id]);
    }
    const account = await manager.findOneBy(accounts, { id, deletedAtMs: IsNull() });
    if (account?.passwordHash !== passwordHash) return { became: 'OTHER_PASSWORD' };
    const status = In(['SETUP', 'RUNNING']);
    const hosted = await manager.countBy(seasons, { hostAccountId: id, status });
    if (hosted > 0) return { became: 'HOSTING', seasons: hosted };
    const { handle } = account;
    await manager.update(
      accounts,
      { id },
      {
        handle: null,
        handleKey: handle === null ? null : keyOfDeleted(handle),
        displayName,
        passwordHash: null,
        seenAtMs: at,
        deletedAtMs: at,
        eraseFromMs: at,
      },
    );
    await manager.delete(identities, { accountId: id });
    await muteDeletedAccount(manager, id);
    await removeMail(manager, id);
    await manager.update(webhooks, { accountId: id }, { status: 'PAUSED' });
    // These answers include fingerprints of passwords.
    await manager.delete(idempotency, { accountId: id, seasonId: NO_SEASON });
    return { became: 'DELETED', tokenIds: await removeTokens(manager, id) };
  });
}

/** Deletes the account's tokens, and their names with them. Revoking would keep the names. */
async function removeTokens(manager: EntityManager, accountId: AccountId): Promise<string[]> {
  const found = await manager.find(tokens, { select: { id: true }, where: { accountId } });
  await manager.delete(tokens, { accountId });
  return found.map(({ id }) => id);
}

function emptyInbox(database: Database, id: AccountId): Promise<number> {
  const key = '"account_id", "number"';
  return database.write((manager) => {
    const parameter = manager.dataSource.driver.createParameter('id', 0);
    const some = `SELECT ${key} FROM inbox WHERE account_id = ${parameter} LIMIT ${AT_ONCE}`;
    return run(manager, { sql: `DELETE FROM inbox WHERE (${key}) IN (${some})`, parameter: id });
  });
}
