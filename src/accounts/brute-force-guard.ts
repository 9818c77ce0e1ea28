import { createHash } from 'node:crypto';
import type { Account } from '../engine';
import { ThrottledRequest } from './limits';

/**
 * The number of tried passwords, for each place. A place has free tries, and then waits longer
 * after each. Several nodes may share it; lost counts only shorten a wait.
 */
export interface BruteForceGuard {
  /** Records a try; while it is too early it records nothing and returns the milliseconds to wait. */
  begin(place: string): Promise<number>;
  /** The password was right: the place starts afresh. */
  succeeded(place: string): Promise<void>;
  /** Whether the place is remembered. */
  isKnown(place: string): Promise<boolean>;
  /** Remembers the place for some weeks. */
  remember(place: string): Promise<void>;
}

/** The origin of a try, and the tried account. */
export type SignInAttempt = {
  /** As written: it need not be an existing account's. */
  readonly handle: string;
  readonly address: string;
  /** The account of the token that came with it; null for none. */
  readonly viewer: Account | null;
};

/**
 * Runs `check` unless the password was tried too often. All strangers share one wait for a handle;
 * an address that was right before has its own wait, and so has the account's own session: nobody
 * can lock the owner out by guessing.
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

/** Hashed, since clients' text has any length. */
function placeOf(kind: string, handle: string, address = ''): string {
  const parts = JSON.stringify([handle.toLowerCase(), address]);
  return `${kind}:${createHash('sha256').update(parts).digest('base64url')}`;
}
