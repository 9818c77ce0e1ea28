import { isPassword, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../accounts';
import { withoutBlanks } from '../../kernel';
import { badInput } from '../errors/fault';
import { refuseReplaced } from './checks';

const SHORTEST_HANDLE = 3;
const LONGEST_HANDLE = 30;
const HANDLE = /^[A-Za-z0-9_-]{3,30}$/;
/** A new guest's key is tied to no account, so it must be hard to guess. */
const SHORTEST_GUEST_KEY = 20;

/** The handle without the blanks that a keyboard may add; null if it is invalid. */
export function parseHandle(typed: string): string | null {
  const handle = withoutBlanks(typed);
  return HANDLE.test(handle) ? handle : null;
}

export function readHandle(typed: string): string {
  const handle = parseHandle(typed);
  if (handle !== null) return handle;
  throw badInput(
    'handle',
    `${SHORTEST_HANDLE} to ${LONGEST_HANDLE} letters a to z, digits, - or _`,
    {
      minimum: SHORTEST_HANDLE,
      maximum: LONGEST_HANDLE,
    },
  );
}

/** The error never repeats the password. */
export function readPassword(password: string, field = 'password'): string {
  refuseReplaced(field, password);
  if (isPassword(password)) return password;
  throw badInput(field, `${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters`, {
    minimum: SHORTEST_PASSWORD,
    maximum: LONGEST_PASSWORD,
  });
}

export function readGuestKey(key: string | null): string | null {
  if (key === null || key.length >= SHORTEST_GUEST_KEY) return key;
  throw badInput(
    'idempotencyKey',
    `${SHORTEST_GUEST_KEY} to 100 characters that nobody can guess, and not yet the key of an account`,
  );
}

/** Longer than any password in UTF-16 units, whatever its Unicode form. */
const TOO_LONG = 2_001;

/** Shortens the password of a sign-in attempt before anything checks it. */
export const truncatePassword = (password: string): string => password.slice(0, TOO_LONG);
