import { In } from 'typeorm';
import type { Database } from '../database';
import { accounts } from '../entities/accounts';
import { isUniqueViolation } from '../failure';
import { keyOf, keyOfDeleted } from './handle-key';
import { HandleOfDeleted } from './unless-deleted';

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
    if (error instanceof HandleOfDeleted) return taken;
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
