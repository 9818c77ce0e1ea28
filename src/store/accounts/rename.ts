import { IsNull } from 'typeorm';
import type { AccountStore } from '../../engine';
import { insertRows } from '../bulk';
import type { Database } from '../database';
import { accounts } from '../entities/accounts';
import { idempotency, NO_SEASON } from '../entities/idempotency';
import { keyOf } from './handle-key';
import { unlessDeleted } from './unless-deleted';

type Renamed = Parameters<AccountStore['rename']>;

export function rename(
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
    if ('handle' in renaming) await unlessDeleted(manager, renaming.handle);
    if (answer !== null) {
      await insertRows(manager, idempotency, [{ ...answer, seasonId: NO_SEASON }]);
    }
    return 'RENAMED';
  });
}
