import type { EntityManager } from 'typeorm';

export type DatabaseWork<T> = (manager: EntityManager) => Promise<T>;

/** The common interface of SQLite and PostgreSQL. */
export interface Database {
  /** Runs one statement on committed data. */
  read<T>(work: DatabaseWork<T>): Promise<T>;
  /** Runs several statements on the data committed at one moment. */
  snapshot<T>(work: DatabaseWork<T>): Promise<T>;
  /**
   * Runs one transaction. When it resolves, the work is on disk. When it rejects, nothing was
   * written, unless the COMMIT itself failed.
   */
  write<T>(work: DatabaseWork<T>): Promise<T>;
  /** A value that changes whenever the transaction writes. */
  writeMark(manager: EntityManager): Promise<unknown>;
  /**
   * True if other processes write at the same time. Rows must then be locked before they are
   * checked.
   */
  readonly sharedWrites: boolean;
  /** A description of the database for people, without a password. */
  describe(): string;
  close(): Promise<void>;
}
