import { QueryFailedError } from 'typeorm';
import { UnstorableFault } from '../engine';

/** The store could not be opened; the message is a sentence for the operator. */
export class CannotOpenStore extends Error {
  override readonly name = 'CannotOpenStore';
}

/**
 * A statement failed. TypeORM's own error carries the parameters, and pg's the failing row:
 * hashes and secret texts, which must not get into a log.
 */
export class DatabaseFailure extends Error {
  override readonly name = 'DatabaseFailure';
  /** PostgreSQL's five characters, or SQLite's name. */
  readonly code: string | null;

  constructor(message: string, code: string | null = null) {
    super(message);
    this.code = code;
  }
}

/** Runs the work; a database error comes out without its data. */
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
 * Whether the database works but cannot store the given data: a character outside its encoding, a
 * number beyond its type, a text beyond an index's size.
 */
const isNothingToKeep = ({ code }: DatabaseFailure): boolean =>
  code !== null && /^(22[0-9A-Z]{3}|0A000|54000|SQLITE_TOOBIG|SQLITE_MISMATCH)$/.test(code);

/** A driver's error, without its data. */
export const failureOf = (error: unknown): DatabaseFailure =>
  new DatabaseFailure(reasonOf(error), codeOf(error));

type DriverError = {
  readonly message?: unknown;
  readonly code?: unknown;
  readonly errors?: readonly unknown[];
};
/** Drivers' errors are recognised by their properties: their classes may be another realm's. */
const told = (error: unknown): DriverError =>
  typeof error === 'object' && error !== null ? error : {};

export function codeOf(error: unknown): string | null {
  const { code } = told(error);
  return typeof code === 'string' ? code : null;
}

/**
 * The reason of a failed connection. A host with several addresses gives an error for each, and no
 * text.
 */
export function reasonOf(error: unknown): string {
  const { message, errors = [] } = told(error);
  if (errors.length > 0) return reasonOf(errors[0]);
  return typeof message === 'string' ? message : String(error);
}

const IN_FAILED_TRANSACTION = '25P02';

/** Whether a statement was refused only because an earlier one in its transaction had failed. */
export const isFollowUpError = (error: unknown): boolean =>
  error instanceof QueryFailedError && codeOf(error.driverError) === IN_FAILED_TRANSACTION;

const UNIQUE_VIOLATIONS: readonly (string | null)[] = [
  '23505',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  'SQLITE_CONSTRAINT_UNIQUE',
];

export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof DatabaseFailure && UNIQUE_VIOLATIONS.includes(error.code);

/** Whether a disk is full, or refuses writes. */
export const isFull = ({ code }: DatabaseFailure): boolean =>
  code !== null && /^(SQLITE_FULL|SQLITE_IOERR|53100|58030)/.test(code);

/** PostgreSQL did not get a lock within `LOCK_TIMEOUT_MS`. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof DatabaseFailure && error.code === '55P03';

/**
 * Whether a server did not answer, not in time, or with a failure of its own: connections that fail
 * or end, statements that take too long, transactions that stood still, too many connections.
 */
export function isConnectionTimeout(error: unknown): boolean {
  if (!(error instanceof DatabaseFailure)) return false;
  const { code } = error;
  return code === null || !/^[0-9FHPX][0-9A-Z]{4}$/.test(code) || /^(08|57|25P03|53300)/.test(code);
}
