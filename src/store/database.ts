import type { EntityManager } from 'typeorm';

export type DatabaseWork<T> = (manager: EntityManager) => Promise<T>;

/** A database, with the differences between the two kinds. */
export interface Database {
  /** One statement on committed data. */
  read<T>(work: DatabaseWork<T>): Promise<T>;
  /** Several statements on the data committed at one moment. */
  snapshot<T>(work: DatabaseWork<T>): Promise<T>;
  /** One transaction: when it resolves it is on disk, when it rejects nothing was written. */
  write<T>(work: DatabaseWork<T>): Promise<T>;
  /** A value that changes once the transaction has written something. */
  writeMark(manager: EntityManager): Promise<unknown>;
  /** Whether others write at the same time, so that rows must be locked before they are checked. */
  readonly sharedWrites: boolean;
  /** The database's description for people, without a password. */
  describe(): string;
  close(): Promise<void>;
}
