import type { EntityManager } from 'typeorm';
import type { Answer, InboxSettings } from '../../engine';
import type { AccountId } from '../../kernel';
import type { Database } from '../database';
import { inboxSettings } from '../entities/accounts';
import { rowSource } from '../bulk';
import { insertAnswer } from '../seasons/answers';

const COLUMNS = [
  { name: 'account_id', type: 'text' },
  { name: 'read_up_to', type: 'bigint' },
  { name: 'muted', type: 'text' },
];

/** Replaces the muted kinds of a deleted account. Such an account gets no entries. */
export const EVERYTHING = '*';

export async function settingsOf(database: Database, accountId: AccountId): Promise<InboxSettings> {
  const row = await database.read((manager) => manager.findOneBy(inboxSettings, { accountId }));
  return { readUpTo: row?.readUpTo ?? 0, muted: row?.muted ?? [] };
}

/** Moves the read mark forward. A late call with a lower number changes nothing. */
export const markRead = (
  database: Database,
  id: AccountId,
  upTo: number,
  answer?: Answer | null,
): Promise<void> =>
  put(
    database,
    answer,
    [id, upTo, '[]'],
    '"read_up_to" = CASE WHEN excluded."read_up_to" > inbox_settings."read_up_to" ' +
      'THEN excluded."read_up_to" ELSE inbox_settings."read_up_to" END',
  );

/** Mutes the account as long as its row stays, since a season can still name it as its dealer. */
export async function muteDeletedAccount(
  manager: EntityManager,
  accountId: AccountId,
): Promise<void> {
  const { sql, parameter } = rowSource(manager, COLUMNS, [
    [accountId, 0, JSON.stringify([EVERYTHING])],
  ]);
  await manager.query(
    `INSERT INTO inbox_settings ("account_id", "read_up_to", "muted") ${sql} WHERE true ` +
      'ON CONFLICT ("account_id") DO UPDATE SET "read_up_to" = 0, "muted" = excluded."muted"',
    [parameter],
  );
}

export const mute = (
  database: Database,
  id: AccountId,
  kinds: InboxSettings['muted'],
  answer?: Answer | null,
): Promise<void> =>
  put(database, answer, [id, 0, JSON.stringify(kinds)], '"muted" = excluded."muted"');

function put(
  database: Database,
  answer: Answer | null | undefined,
  row: readonly unknown[],
  change: string,
): Promise<void> {
  return database.write(async (manager) => {
    const { sql, parameter } = rowSource(manager, COLUMNS, [row]);
    await manager.query(
      `INSERT INTO inbox_settings ("account_id", "read_up_to", "muted") ${sql} WHERE true ` +
        `ON CONFLICT ("account_id") DO UPDATE SET ${change}`,
      [parameter],
    );
    await insertAnswer(manager, answer);
  });
}

/** The muted kinds of these accounts, without accounts that have none. */
export async function mutedOf(
  manager: EntityManager,
  accounts: readonly AccountId[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { sql, parameter } = rowSource(
    manager,
    [{ name: 'account_id', type: 'text' }],
    accounts.map((account) => [account]),
  );
  const rows = await manager.query<{ account_id: string; muted: string }[]>(
    `SELECT "account_id", "muted" FROM inbox_settings ` +
      `WHERE "muted" <> '[]' AND "account_id" IN (${sql})`,
    [parameter],
  );
  return new Map(
    rows.map(({ account_id: account, muted }) => [
      account,
      new Set(JSON.parse(muted) as readonly string[]),
    ]),
  );
}
