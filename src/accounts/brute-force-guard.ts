import { createHash } from 'node:crypto';
import type { Account } from '../engine';
import { ThrottledRequest } from './limits';

/**
 * Counts tried passwords by place: a handle, a handle with an address, or an account. A place has
 * some free tries, and then a longer wait after each try. Several nodes may share the counts; lost
 * counts only shorten a wait.
 */
export interface BruteForceGuard {
  /**
   * Records a try and returns 0. If it is too early, records nothing and returns the wait in
   * milliseconds.
   */
  begin(place: string): Promise<number>;
  /** Clears the place's count after a right password. */
  succeeded(place: string): Promise<void>;
  /** True if the place is remembered. */
  isKnown(place: string): Promise<boolean>;
  /** Remembers the place for some weeks. */
  remember(place: string): Promise<void>;
}

/** The handle that somebody tries to sign in with, and the origin of the try. */
export type SignInAttempt = {
  /** The handle as the user wrote it. An account with it need not exist. */
  readonly handle: string;
  readonly address: string;
  /** The account of the token sent with the request; null for none. */
  readonly viewer: Account | null;
};

/**
 * Runs `check`, or throws `ThrottledRequest` if the password was tried too often. All strangers
 * share one wait for a handle. An address that once sent the right password has its own wait, and
 * so has the account's own session: nobody can lock the owner out by guessing.
 */
export async function withBruteForceGuard(
  bruteForceGuard: BruteForceGuard,
  asked: SignInAttempt,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const home = placeOf('home', asked.handle, asked.address);
  const place = await laneOf(bruteForceGuard, asked, home);
  const waitMs = await bruteForceGuard.begin(place);
  if (waitMs > 0) {
    const message = 'The password of this handle has been tried too often: wait.';
    throw new ThrottledRequest(message, 'triesPerHandle', Math.ceil(waitMs));
  }
  if (!(await check())) return false;
  await Promise.all([bruteForceGuard.succeeded(place), bruteForceGuard.remember(home)]);
  return true;
}

async function laneOf(
  bruteForceGuard: BruteForceGuard,
  { handle, viewer }: SignInAttempt,
  home: string,
): Promise<string> {
  if (viewer?.handle?.toLowerCase() === handle.toLowerCase()) return `own:${viewer.id}`;
  return (await bruteForceGuard.isKnown(home)) ? home : placeOf('handle', handle);
}

/** The name of a place. It is hashed, since clients' text may have any length. */
function placeOf(kind: string, handle: string, address = ''): string {
  const parts = JSON.stringify([handle.toLowerCase(), address]);
  return `${kind}:${createHash('sha256').update(parts).digest('base64url')}`;
}
