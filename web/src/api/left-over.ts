import { ownDrafts } from './draft';
import { readSent, SUFFIX } from './unacknowledged';
import type { Sent } from './unacknowledged';

/** For as long the house answers to a key as it did before. */
const KNOWN_MS = 7 * 86_400_000;
/** What its sender has not thought of for longer is not done behind their back. */
const MEANT_MS = 3_600_000;

/** What was sent from a season before this page was opened, and not answered. */
export type LeftOver = Sent & {
  /** Where it is kept. */
  readonly at: string;
  readonly season: string;
  readonly mutation: string;
  /** Whether it is still meant to be done. */
  readonly isMeant: boolean;
};

/** Of the account that is signed in. What belongs to no season is done where it is asked for, or not at all. */
export function leftOver(): readonly LeftOver[] {
  const own = ownDrafts();
  return Object.keys(localStorage).flatMap((at) => {
    if (!at.startsWith(own) || !at.endsWith(SUFFIX)) return [];
    const sent = readSent(at);
    const [season = 'house', command = ''] = at.slice(own.length).split(':');
    const age = Date.now() - (sent?.sentAt ?? 0);
    if (sent === null || season === 'house' || age > KNOWN_MS) return [];
    const mutation = /^\w*/.exec(command)?.[0] ?? '';
    return [{ ...sent, at, season, mutation, isMeant: age < MEANT_MS }];
  });
}

/** Whether no tab has had an answer yet. */
export const isLeft = ({ at, key }: LeftOver): boolean => readSent(at)?.key === key;

/** It is answered, or its sender knows that it was not. What it was made of goes with it, unless it was changed since. */
export function forgetLeft({ at, typed, typedAt }: LeftOver, isDone: boolean): void {
  localStorage.removeItem(at);
  if (!isDone || typed === null || localStorage.getItem(typedAt) !== typed) return;
  localStorage.removeItem(typedAt);
  // From the fields of this tab, too.
  window.dispatchEvent(new StorageEvent('storage', { key: typedAt }));
}

/** Does it, unless it is under way in another tab. */
export async function unlessUnderWay(key: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(key, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work();
  });
}
