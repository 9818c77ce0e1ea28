import { QueryFailedError } from 'typeorm';
import { UnstorableFault } from '../engine';

/** The store could not be opened. The message is a sentence for the operator. */
export class CannotOpenStore extends Error {
  override readonly name = 'CannotOpenStore';
}

/**
 * A failed statement, without its data. TypeORM's own error has the parameters and pg's has the
 * failing row: hashes and secret texts that must not reach a log.
 */
export class DatabaseFailure extends Error {
  override readonly name = 'DatabaseFailure';
  /** PostgreSQL's code of five characters, or SQLite's name; null for none. */
  readonly code: string | null;

  constructor(message: string, code: string | null = null) {
    super(message);
    this.code = code;
  }
}

/** Runs the work and removes the data from its database errors. */
export async function withCleanFailures<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof QueryFailedError)) throw error;
    const failure = failureOf(error.driverError);
    throw isNothingToKeep(failure)
      ? new UnstorableFault(`the database cannot keep it (${failure.code ?? ''})`)
      : failure;
  }
}

/**
 * True if the database works but cannot store the data: a character outside its encoding, a number
 * beyond its type, or a text too long for an index.
 */
const isNothingToKeep = ({ code }: DatabaseFailure): boolean =>
  code !== null && /^(22[0-9A-Z]{3}|0A000|54000|SQLITE_TOOBIG|SQLITE_MISMATCH)$/.test(code);

/** Turns a driver's error into a failure without its data. */
export const failureOf = (error: unknown): DatabaseFailure =>
  new DatabaseFailure(reasonOf(error), codeOf(error));

type DriverError = {
  readonly message?: unknown;
  readonly code?: unknown;
  readonly errors?: readonly unknown[];
};
/** Reads drivers' errors by their properties, since their classes may come from another realm. */
const told = (error: unknown): DriverError =>
  typeof error === 'object' && error !== null ? error : {};

export function codeOf(error: unknown): string | null {
  const { code } = told(error);
  return typeof code === 'string' ? code : null;
}

/**
 * The error's message. For a host with several addresses, a failed connection has one error for
 * each address and no message of its own.
 */
export function reasonOf(error: unknown): string {
  const { message, errors = [] } = told(error);
  if (errors.length > 0) return reasonOf(errors[0]);
  return typeof message === 'string' ? message : String(error);
}

const IN_FAILED_TRANSACTION = '25P02';

/** True if a statement was refused only because an earlier one in its transaction had failed. */
export const isFollowUpError = (error: unknown): boolean =>
  error instanceof QueryFailedError && codeOf(error.driverError) === IN_FAILED_TRANSACTION;

const UNIQUE_VIOLATIONS: readonly (string | null)[] = [
  '23505',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  'SQLITE_CONSTRAINT_UNIQUE',
];

export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof DatabaseFailure && UNIQUE_VIOLATIONS.includes(error.code);

/** True if a disk is full or refuses writes. */
export const isFull = ({ code }: DatabaseFailure): boolean =>
  code !== null && /^(SQLITE_FULL|SQLITE_IOERR|53100|58030)/.test(code);

/** True if PostgreSQL did not get a lock within `LOCK_TIMEOUT_MS`. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof DatabaseFailure && error.code === '55P03';

/**
 * True if the server did not answer in time or failed itself: a broken connection, a slow
 * statement, an idle transaction, or too many connections.
 */
export function isConnectionTimeout(error: unknown): boolean {
  if (!(error instanceof DatabaseFailure)) return false;
  const { code } = error;
  return code === null || !/^[0-9FHPX][0-9A-Z]{4}$/.test(code) || /^(08|57|25P03|53300)/.test(code);
}
