import { createHash } from 'node:crypto';
import type { Account } from '../engine';
import { HeldBack } from './limits';

/**
 * How often passwords were tried, by whomever. A place has free tries, and then waits longer after each.
 * Several nodes may share it; what is lost of it only shortens a wait.
 */
export interface Tries {
  /** Books a try; or, while it is too early, nothing: then the milliseconds to wait. */
  begin(place: string): Promise<number>;
  /** It was the right password: the place is as new. */
  succeeded(place: string): Promise<void>;
  /** Whether the place is remembered. */
  isKnown(place: string): Promise<boolean>;
  /** Remembers the place for some weeks. */
  remember(place: string): Promise<void>;
}

/** Who tries a password, and whose. */
export type Try = {
  /** As it was written: whether there is such an account makes no difference. */
  readonly handle: string;
  readonly address: string;
  /** Whose token comes with it; null for none. */
  readonly viewer: Account | null;
};

/**
 * Runs `check` unless the password was tried too often. All strangers together wait for one handle;
 * an address from which it was right before waits only for itself, and so does the account's own
 * session: nobody can lock the owner out by guessing.
 */
export async function guarded(
  tries: Tries,
  asked: Try,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const home = placeOf('home', asked.handle, asked.address);
  const place = await laneOf(tries, asked, home);
  const waitMs = await tries.begin(place);
  if (waitMs > 0) {
    const message = 'The password of this handle has been tried too often: wait.';
    throw new HeldBack(message, 'triesPerHandle', Math.ceil(waitMs));
  }
  if (!(await check())) return false;
  await Promise.all([tries.succeeded(place), tries.remember(home)]);
  return true;
}

async function laneOf(tries: Tries, { handle, viewer }: Try, home: string): Promise<string> {
  if (viewer?.handle?.toLowerCase() === handle.toLowerCase()) return `own:${viewer.id}`;
  return (await tries.isKnown(home)) ? home : placeOf('handle', handle);
}

/** Hashed: what clients write is of any length. */
function placeOf(kind: string, handle: string, address = ''): string {
  const parts = JSON.stringify([handle.toLowerCase(), address]);
  return `${kind}:${createHash('sha256').update(parts).digest('base64url')}`;
}
