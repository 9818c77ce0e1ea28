import { useCallback, useEffect, useState } from 'react';
import { readOwner } from '../account/session';

const PREFIX = 'ridotto:draft';

export type DraftPlace = {
  /** The season's id; null for what belongs to none. */
  readonly season: string | null;
  /** The mutation, with what it is about where there can be several. */
  readonly command: string;
};

/** What the keys begin with of all that is kept for an account, or for whoever has none. */
export const draftsOf = (owner: string | null): string => `${PREFIX}:${owner ?? 'nobody'}:`;

/** Of whoever is signed in. */
export const ownDrafts = (): string => draftsOf(readOwner());

/** Whoever signs in at the same browser finds their own, and nobody else's. */
export const draftKey = ({ season, command }: DraftPlace): string =>
  `${ownDrafts()}${season ?? 'house'}:${command}`;

const listeners = new Map<string, Set<() => void>>();

/** Calls when something else is typed at this place, or what belongs to it, in this tab; gives the way to leave. */
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
 * What was typed for a command, kept over reloads and errors until `clear` is called, the same in all tabs of the
 * browser. Never for passwords. `clear` leaves what was typed since this was drawn, and tells whether it found none.
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
    // Of another tab, where it was typed, or sent and cleared.
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
    // `initial` is what the field begins with, not a dependency.
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
