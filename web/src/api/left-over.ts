import { ownDrafts } from './draft';
import { readSent, SUFFIX } from './unacknowledged';
import type { Sent } from './unacknowledged';

/** For as long as that the house gives the same answer to a key. */
const KNOWN_MS = 7 * 86_400_000;
/** What was sent longer ago may have been decided otherwise since, on another device: it is not sent unasked. */
const FRESH_MS = 2 * 60_000;

/** What these make is shown once, to whoever asked for it: there it is asked for again, with the same key. */
const SHOWN_ONCE = ['createFeedToken'];

/** What was sent from a season before this page was opened, and not answered. */
export type LeftOver = Sent & {
  /** Where it is kept. */
  readonly at: string;
  readonly mutation: string;
  readonly isFresh: boolean;
};

/** Of the account that is signed in. What belongs to no season is done where it is asked for, or not at all. */
export function leftOver(): readonly LeftOver[] {
  const own = ownDrafts();
  return Object.keys(localStorage).flatMap((at) => {
    if (!at.startsWith(own) || !at.endsWith(SUFFIX)) return [];
    const sent = readSent(at);
    const [season = 'house', command = ''] = at.slice(own.length).split(':');
    const age = Date.now() - (sent?.sentAt ?? 0);
    const mutation = /^\w*/.exec(command)?.[0] ?? '';
    if (sent === null || season === 'house' || age > KNOWN_MS) return [];
    if (SHOWN_ONCE.includes(mutation)) return [];
    return [{ ...sent, at, mutation, isFresh: age < FRESH_MS }];
  });
}

/** Whether nobody has had an answer yet, nor sent anything else from the same place. */
export const isLeft = ({ at, key }: LeftOver): boolean => readSent(at)?.key === key;

/** It is answered, or not asked for any more. What it was made of goes once it is done, unless it was changed since. */
export function forgetLeft({ at, drafts = {} }: LeftOver, isDone: boolean): void {
  localStorage.removeItem(at);
  if (!isDone) return;
  for (const [place, text] of Object.entries(drafts)) {
    if (localStorage.getItem(place) !== text) continue;
    localStorage.removeItem(place);
    // From the fields of this tab, too.
    window.dispatchEvent(new StorageEvent('storage', { key: place }));
  }
}

/** Does it, unless it is under way in another tab. */
export async function unlessUnderWay(key: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(key, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work();
  });
}
