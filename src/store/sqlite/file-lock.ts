import BetterSqlite3 from 'better-sqlite3';
import { codeOf } from '../failure';

/**
 * Locks a file until it is released or the process ends in any way. The kernel holds the lock, so a
 * crash leaves nothing behind. Null if another process has locked the file.
 */
export function lockFile(path: string): { release: () => void } | null {
  const file = new BetterSqlite3(path, { timeout: 0 });
  try {
    file.pragma('locking_mode = EXCLUSIVE');
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (codeOf(error) === 'SQLITE_BUSY') return null;
    throw error;
  }
  return { release: () => file.close() };
}
