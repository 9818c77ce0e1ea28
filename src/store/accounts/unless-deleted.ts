import type { EntityManager } from 'typeorm';
import { accounts } from '../entities/accounts';
import { keyOfDeleted } from './handle-key';

/** The handle was that of a deleted account: the transaction is rolled back. */
export class HandleOfDeleted extends Error {
  override readonly name = 'HandleOfDeleted';
}

/**
 * Checks after the handle was taken, and so after any other holder has gone: throws if that was a
 * deletion.
 */
export async function unlessDeleted(manager: EntityManager, handle: string): Promise<void> {
  const isDeleted = await manager.existsBy(accounts, { handleKey: keyOfDeleted(handle) });
  if (isDeleted) throw new HandleOfDeleted('the handle was that of a deleted account');
}
