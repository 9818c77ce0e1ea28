import { useSyncExternalStore } from 'react';

const KEY = 'ridotto:token';
const listeners = new Set<() => void>();

/** The token that this browser acts with; null when signed out. All tabs have the same. */
export function readToken(): string | null {
  return localStorage.getItem(KEY);
}

export function keepToken(token: string | null): void {
  if (token === readToken()) return;
  if (token === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, token);
  tell();
}

/** What to do when somebody has signed in or out, here or in another tab. */
function onToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useToken(): string | null {
  return useSyncExternalStore(onToken, readToken);
}

const tell = (): void => listeners.forEach((listener) => listener());

// Only other tabs hear this event.
window.addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) tell();
});
