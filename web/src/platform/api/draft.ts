import { useCallback, useEffect, useState } from 'react';
import { readOwner } from '../session';

const PREFIX = 'ridotto:draft';

export type DraftPlace = {
  /** The season's id; null for a draft outside any season. */
  readonly season: string | null;
  /** The mutation's name, with the id of its subject if there can be several. */
  readonly command: string;
};

/** The prefix of the keys of all drafts of an account, or of an anonymous visitor. */
export const draftsOf = (owner: string | null): string => `${PREFIX}:${owner ?? 'nobody'}:`;

/** The prefix for the signed-in account. */
export const ownDrafts = (): string => draftsOf(readOwner());

/** Keyed by account: each user of a shared browser finds only their own drafts. */
export const draftKey = ({ season, command }: DraftPlace): string =>
  `${ownDrafts()}${season ?? 'house'}:${command}`;

const listeners = new Map<string, Set<() => void>>();

/**
 * Calls the listener when the draft at this place, or a related draft, changes in this tab. Returns
 * the unsubscribe function.
 */
export function onTyped(place: DraftPlace, listener: () => void): () => void {
  const key = draftKey(place);
  const there = listeners.get(key) ?? new Set();
  listeners.set(key, there.add(listener));
  return () => {
    there.delete(listener);
    if (there.size === 0) listeners.delete(key);
  };
}

/**
 * A draft for a command, kept across reloads and errors until `clear`, and shared by all tabs.
 * Never use it for passwords. `clear` keeps text typed since the last render, and returns true if
 * it removed the draft.
 */
export function useDraft<T>(
  place: DraftPlace,
  initial: T,
): readonly [T, (value: T) => void, () => boolean] {
  const key = draftKey(place);
  const [kept, setKept] = useState(() => ({ key, value: readDraft(key, initial) }));
  const value = kept.key === key ? kept.value : readDraft(key, initial);
  const change = useCallback(
    (next: T) => {
      setKept({ key, value: next });
      localStorage.setItem(key, JSON.stringify(next));
      for (const [at, there] of listeners) {
        if (key === at || key.startsWith(`${at} `)) there.forEach((listener) => listener());
      }
    },
    [key],
  );
  useEffect(() => {
    // Another tab has typed here, or has sent and cleared the draft.
    const hear = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) setKept({ key, value: readDraft(key, initial) });
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  const clear = useCallback(() => {
    const text = localStorage.getItem(key);
    if (text !== null && text !== JSON.stringify(value)) return false;
    setKept({ key, value: initial });
    localStorage.removeItem(key);
    return true;
    // `initial` is only the first value, so it is no dependency.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, value]);
  return [value, change, clear];
}

function readDraft<T>(key: string, initial: T): T {
  const text = localStorage.getItem(key);
  if (text === null) return initial;
  try {
    return JSON.parse(text) as T;
  } catch {
    return initial;
  }
}
