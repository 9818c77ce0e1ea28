import BetterSqlite3 from 'better-sqlite3';
import { codeOf } from '../failure';

/**
 * Holds a file until it is released or the process ends, in any way: the kernel keeps the lock, so
 * that a crash leaves nothing behind. Null if another process holds it.
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
