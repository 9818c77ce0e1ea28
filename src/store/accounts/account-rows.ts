import { createHash } from 'node:crypto';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { BotSeat, Account } from '../../engine';
import { seasonId } from '../../kernel';
import { accounts } from '../entities/accounts';
import type { StoredAccount } from '../entities/accounts';
import type { Database } from '../database';
import { isUniqueViolation } from '../failure';

/** The search key of a handle. It ignores letter case. */
export const keyOf = (handle: string): string => handle.toLowerCase();

/**
 * The key that keeps a deleted account's handle taken. It cannot equal a handle, since no handle
 * has a colon.
 */
export const keyOfDeleted = (handle: string): string =>
  `deleted:${createHash('sha256').update(keyOf(handle)).digest('base64url')}`;

const BOT = /^bot:([^:]*):(\d+)$/;

/** The key of a bot. A bot has no handle, so nobody can sign in as it. */
export const keyOfBot = ({ seasonId: id, place }: BotSeat): string =>
  `bot:${id ?? ''}:${String(place)}`;

/** The key of the only house account. */
export const KEY_OF_HOUSE = keyOfBot({ seasonId: null, place: 0 });

/** Null if the key is not a bot's. */
function botOf(key: string | null): BotSeat | null {
  const [, id, place] = BOT.exec(key ?? '') ?? [];
  if (id === undefined) return null;
  return { seasonId: id === '' ? null : seasonId(id), place: Number(place) };
}

/** Leaves out the store's own columns. */
export function accountOf({ handleKey, eraseFromMs: _erase, ...account }: StoredAccount): Account {
  return { ...account, bot: botOf(handleKey) };
}

/** The handle was a deleted account's. The transaction is rolled back. */
class DeletedHandle extends Error {
  override readonly name = 'DeletedHandle';
}

/**
 * Throws if the handle was a deleted account's. Runs after the handle is written: any deletion that
 * freed it has committed by then.
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
