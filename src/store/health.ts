import { randomBytes } from 'node:crypto';
import { accountId, instant } from '../kernel';
import { deleteRows, upsertRows } from './bulk';
import type { Database, DatabaseWork } from './database';
import { idempotency, NO_SEASON } from './entities/seasons';
import { DatabaseFailure, isFull, isLockTimeout, isUniqueViolation } from './failure';

/** The problem with writes: some or all of them fail or are late. */
export type StoreTrouble = 'DISK_FULL' | 'COMMITS_FAIL' | 'COMMITS_LATE';

/** The number of failed writes in a row that shows a general problem. */
const FAILURES = 3;
/** A write that has taken this long may never end. */
const LATE_MS = 5_000;
/** The size of a probe for free space, larger than a usual commit. */
const PROBE_BYTES = 64 * 1_024;

/** Watches the health of a database's writes. */
export class Health {
  /**
   * The number of failed writes in succession. A write without changes does not reset it, since it
   * does not use the disk.
   */
  private failures = 0;
  /** Only the probe resets this: on a full disk small commits may succeed by overwriting pages. */
  private isFull = false;
  /** The start of each write under way, the oldest first. */
  private readonly underWay = new Set<{ readonly sinceMs: number }>();
  private probing: Promise<void> | null = null;

  /** The same database, with its writes watched. */
  watch(database: Database): Database {
    return { ...database, write: (work) => this.notice(database, work) };
  }

  private async notice<T>(database: Database, work: DatabaseWork<T>): Promise<T> {
    const turn = { sinceMs: performance.now() };
    this.underWay.add(turn);
    // The marks are read only after failures, since they take two more statements.
    const seen: { before?: unknown; after?: unknown } = {};
    const watched: DatabaseWork<T> = async (manager) => {
      seen.before = await database.writeMark(manager);
      const result = await work(manager);
      seen.after = await database.writeMark(manager);
      return result;
    };
    try {
      const result = await database.write(this.failures > 0 ? watched : work);
      if (seen.after !== seen.before && this.probing === null) this.failures = 0;
      return result;
    } catch (error) {
      this.noticeFailure(error);
      throw error;
    } finally {
      this.underWay.delete(turn);
    }
  }

  /** Counts a failure. A lost race, a taken handle or a locked row does not count. */
  private noticeFailure(error: unknown): void {
    if (!(error instanceof DatabaseFailure)) return;
    if (isUniqueViolation(error) || isLockTimeout(error)) return;
    this.failures += 1;
    if (isFull(error)) this.isFull = true;
  }

  /**
   * The present problem; null for none. After failed writes it tries a write, to notice the end of
   * the problem.
   */
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
      this.failures = 0;
      this.isFull = false;
    } catch {
      // The failed write was counted like any other.
      return;
    } finally {
      this.probing = null;
    }
  }
}
