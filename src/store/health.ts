import { randomBytes } from 'node:crypto';
import { accountId, instant } from '../kernel';
import { deleteRows, upsertRows } from './bulk';
import type { Database } from './database';
import { idempotency, NO_SEASON } from './entities/idempotency';
import { DatabaseFailure, isFull, isLockTimeout, isUniqueViolation } from './failure';

/** Why nothing, or not all, can be written. */
export type StoreTrouble = 'DISK_FULL' | 'COMMITS_FAIL' | 'COMMITS_LATE';

/** When this many writes in a row fail, the trouble is no longer one of them. */
const FAILURES = 3;
/** A write that has taken this long may never end. */
const LATE_MS = 5_000;
/** Written to find out whether there is room again: more than a usual commit. */
const PROBE_BYTES = 64 * 1_024;

/** How the writes of a database fare. */
export class Health {
  private failures = 0;
  private isFull = false;
  /** When those under way began; the oldest first. */
  private readonly underWay = new Set<{ readonly sinceMs: number }>();
  private probing: Promise<void> | null = null;

  /** The same database, its writes noticed. */
  watch(database: Database): Database {
    return { ...database, write: (work) => this.notice(() => database.write(work)) };
  }

  private async notice<T>(write: () => Promise<T>): Promise<T> {
    const turn = { sinceMs: performance.now() };
    this.underWay.add(turn);
    try {
      const result = await write();
      this.failures = 0;
      this.isFull = false;
      return result;
    } catch (error) {
      this.noticeFailure(error);
      throw error;
    } finally {
      this.underWay.delete(turn);
    }
  }

  /** A race that was lost, a handle that is taken or a row that is locked says nothing. */
  private noticeFailure(error: unknown): void {
    if (!(error instanceof DatabaseFailure)) return;
    if (isUniqueViolation(error) || isLockTimeout(error)) return;
    this.failures += 1;
    if (isFull(error)) this.isFull = true;
  }

  /** Null when all is well. When writes have failed it tries one, so that it notices the end of it. */
  async trouble(watched: Database): Promise<StoreTrouble | null> {
    if (this.isLate()) return 'COMMITS_LATE';
    if (this.isIll()) await (this.probing ??= this.probe(watched));
    if (this.isFull) return 'DISK_FULL';
    return this.failures >= FAILURES ? 'COMMITS_FAIL' : null;
  }

  private isLate(): boolean {
    const [oldest] = this.underWay;
    return oldest !== undefined && performance.now() - oldest.sinceMs > LATE_MS;
  }

  private isIll(): boolean {
    return this.isFull || this.failures >= FAILURES;
  }

  private async probe(watched: Database): Promise<void> {
    const key = { accountId: accountId(''), seasonId: NO_SEASON, key: 'probe' };
    const text = randomBytes(PROBE_BYTES / 2).toString('hex');
    const row = { ...key, digest: '', outcome: { text }, atMs: instant(0) };
    try {
      await watched.write((manager) => upsertRows(manager, idempotency, [row]));
      await watched.write((manager) => deleteRows(manager, idempotency, [key]));
    } catch {
      // It was noticed, as with any other write.
      return;
    } finally {
      this.probing = null;
    }
  }
}
