import { createHash } from 'node:crypto';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { BotSeat, Account } from '../../engine';
import { seasonId } from '../../kernel';
import { accounts } from '../entities/accounts';
import type { StoredAccount } from '../entities/accounts';
import type { Database } from '../database';
import { isUniqueViolation } from '../failure';

/** The search key of a handle, without letter case. */
export const keyOf = (handle: string): string => handle.toLowerCase();

/** The key that keeps the handle of a deleted account taken. No handle has a colon. */
export const keyOfDeleted = (handle: string): string =>
  `deleted:${createHash('sha256').update(keyOf(handle)).digest('base64url')}`;

const BOT = /^bot:([^:]*):(\d+)$/;

/** The key of a bot. It has no handle, so nobody can sign in as it. */
export const keyOfBot = ({ seasonId: id, place }: BotSeat): string =>
  `bot:${id ?? ''}:${String(place)}`;

/** The key of the house, of which there is one. */
export const KEY_OF_HOUSE = keyOfBot({ seasonId: null, place: 0 });

/** Null for any other account's key. */
function botOf(key: string | null): BotSeat | null {
  const [, id, place] = BOT.exec(key ?? '') ?? [];
  if (id === undefined) return null;
  return { seasonId: id === '' ? null : seasonId(id), place: Number(place) };
}

/** An account without the store's own columns. */
export function accountOf({ handleKey, eraseFromMs: _erase, ...account }: StoredAccount): Account {
  return { ...account, bot: botOf(handleKey) };
}

/** The handle was that of a deleted account: the transaction is rolled back. */
class DeletedHandle extends Error {
  override readonly name = 'HandleOfDeleted';
}

/**
 * Checks after the handle was taken, and so after any other holder has gone: throws if that was a
 * deletion.
 */
export async function assertNotDeleted(manager: EntityManager, handle: string): Promise<void> {
  const isDeleted = await manager.existsBy(accounts, { handleKey: keyOfDeleted(handle) });
  if (isDeleted) throw new DeletedHandle('the handle was that of a deleted account');
}

/** Returns `taken` if another account has the handle, or had it and was deleted. */
export async function assertUnique<T, Taken>(
  database: Database,
  handle: string | null,
  taken: Taken,
  write: () => Promise<T>,
): Promise<T | Taken> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof DeletedHandle) return taken;
    if (isUniqueViolation(error) && handle !== null && (await isTaken(database, handle))) {
      return taken;
    }
    throw error;
  }
}

const isTaken = (database: Database, handle: string): Promise<boolean> =>
  database.read((manager) =>
    manager.existsBy(accounts, { handleKey: In([keyOf(handle), keyOfDeleted(handle)]) }),
  );
