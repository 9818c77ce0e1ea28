import { ownDrafts } from './draft';
import { readSent, SENT_SUFFIX } from './sent-commands';
import type { SentCommand } from './sent-commands';

/** The time for which the server keeps the answer to an idempotency key. */
const KNOWN_MS = 7 * 86_400_000;
/**
 * For an older command the client asks first: the user may have decided otherwise on another
 * device.
 */
const FRESH_MS = 2 * 60_000;

/**
 * Commands whose result is shown only once, where the user gave them. The user repeats them there,
 * with the same key.
 */
const SHOWN_ONCE = ['createFeedToken'];

/** A command of a season that was sent before this page opened and got no answer. */
export type UnansweredCommand = SentCommand & {
  /** The storage key. */
  readonly at: string;
  readonly mutation: string;
  readonly isFresh: boolean;
};

/**
 * The unanswered commands of the signed-in account. Commands outside seasons are left to their own
 * pages.
 */
export function unansweredCommands(): readonly UnansweredCommand[] {
  const own = ownDrafts();
  return Object.keys(localStorage).flatMap((at) => {
    if (!at.startsWith(own) || !at.endsWith(SENT_SUFFIX)) return [];
    const sent = readSent(at);
    const [season = 'house', command = ''] = at.slice(own.length).split(':');
    const age = Date.now() - (sent?.sentAt ?? 0);
    const mutation = /^\w*/.exec(command)?.[0] ?? '';
    if (sent === null || season === 'house' || age > KNOWN_MS) return [];
    if (SHOWN_ONCE.includes(mutation)) return [];
    return [{ ...sent, at, mutation, isFresh: age < FRESH_MS }];
  });
}

/** True while the command has no answer and its place has sent no newer command. */
export const isStillUnanswered = ({ at, key }: UnansweredCommand): boolean =>
  readSent(at)?.key === key;

/**
 * Forgets a command that was answered or dropped. If it is done, its drafts are removed too, unless
 * they have changed since.
 */
export function forgetUnanswered({ at, drafts = {} }: UnansweredCommand, isDone: boolean): void {
  localStorage.removeItem(at);
  if (!isDone) return;
  for (const [place, text] of Object.entries(drafts)) {
    if (localStorage.getItem(place) !== text) continue;
    localStorage.removeItem(place);
    // Also clears the fields of this tab.
    window.dispatchEvent(new StorageEvent('storage', { key: place }));
  }
}

/** Runs the work unless another tab is doing it. */
export async function runInOneTab(key: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(key, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work();
  });
}
