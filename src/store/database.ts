import type { EntityManager } from 'typeorm';

export type Work<T> = (manager: EntityManager) => Promise<T>;

/** A database, and what differs between the two of them. */
export interface Database {
  /** One statement on what is committed. */
  read<T>(work: Work<T>): Promise<T>;
  /** Several statements on what is committed at one moment. */
  snapshot<T>(work: Work<T>): Promise<T>;
  /** One transaction: when it resolves it is on disk, when it rejects nothing was written. */
  write<T>(work: Work<T>): Promise<T>;
  /** A value that changes once the transaction has written something. */
  writeMark(manager: EntityManager): Promise<unknown>;
  /** Whether others write at the same time, so that rows must be locked before they are judged. */
  readonly sharedWrites: boolean;
  /** For people: which database, without a password. */
  describe(): string;
  close(): Promise<void>;
}
