import { useSyncExternalStore } from 'react';
import { onStored } from '../app/stored';

const KEY = 'ridotto:token';
/** Whose the token is: what is typed is kept for each account by itself. */
const OWNER = 'ridotto:owner';
/** Under which name, as far as it was told: seen before it is told again. */
const NAME = 'ridotto:name';
/** The token that is being given up on purpose. */
const LEAVING = 'ridotto:leaving';
/** That the house has ended the token. */
const ENDED = 'ridotto:ended';
/**
 * By which the server knows that a page is drawn with what an account sees, and writes no answers for
 * strangers into it. It opens nothing: src/server/written-pages.ts.
 */
const COOKIE = 'signed-in';
const COOKIE_SECONDS = 400 * 86_400;
const listeners = new Set<() => void>();

/** The token that this browser acts with; null when signed out. All tabs have the same. */
function readToken(): string | null {
  return localStorage.getItem(KEY);
}

/** The account that signed in here; null where it is not known, or nobody has. */
export const readOwner = (): string | null => localStorage.getItem(OWNER);

export const readName = (): string | null => localStorage.getItem(NAME);
export const keepName = (name: string): void => put(NAME, name);

export function keepToken(token: string | null, owner: string | null = null): void {
  if (token === readToken()) return;
  put(OWNER, token === null ? null : owner);
  put(NAME, null);
  if (token !== null) put(ENDED, null);
  put(KEY, token);
  tell();
  noteForPages();
}

/** Before the house is asked to end the token: its end is then not news in any tab. */
export const isLeaving = (): void => put(LEAVING, readToken());

/** The house does not know the token any more. */
export function tokenEnded(token: string): void {
  if (readToken() !== token) return;
  if (localStorage.getItem(LEAVING) !== token) put(ENDED, 'yes');
  keepToken(null);
}

export function forgetEnded(): void {
  put(ENDED, null);
  tell();
}

export const useToken = (): string | null => useSyncExternalStore(onToken, readToken, () => null);

/** Whether somebody was signed out here without asking for it. */
export const useEnded = (): boolean => useSyncExternalStore(onToken, hasEnded, () => false);

const hasEnded = (): boolean => localStorage.getItem(ENDED) !== null;

function put(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}

/** What to do when somebody has signed in or out, here or in another tab. */
function onToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Again with each visit: a browser may have dropped it, or been signed in before it was set. */
export function noteForPages(): void {
  const [value, seconds] = readToken() === null ? ['', 0] : ['1', COOKIE_SECONDS];
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // Lax: whoever follows a link from elsewhere is signed in, too.
  document.cookie = `${COOKIE}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}

const tell = (): void => listeners.forEach((listener) => listener());

// Only other tabs hear this event.
onStored((key) => {
  if (key === KEY || key === ENDED || key === null) tell();
});
