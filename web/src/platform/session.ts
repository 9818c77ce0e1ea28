import { useSyncExternalStore } from 'react';
import { setCookie } from './cookie';
import { onStorageChange } from './storage-events';

const KEY = 'ridotto:token';
/** The account that owns the token. Drafts are kept per account. */
const OWNER = 'ridotto:owner';
/** The account's name, shown until the server sends it again. */
const NAME = 'ridotto:name';
/** The token of a deliberate sign-out. */
const SIGNING_OUT = 'ridotto:leaving';
/** Set when the server has ended the token. */
const REVOKED = 'ridotto:ended';
/**
 * Tells the server that a signed-in browser is visiting, so that the page omits the answers for
 * anonymous visitors. Grants no access: src/server/ssr/page-cache.ts.
 */
const COOKIE = 'signed-in';
const listeners = new Set<() => void>();

/** The token of this browser, shared by all tabs; null when signed out. */
function readToken(): string | null {
  return localStorage.getItem(KEY);
}

/** The signed-in account; null when signed out or unknown. */
export const readOwner = (): string | null => localStorage.getItem(OWNER);

export const readName = (): string | null => localStorage.getItem(NAME);
export const storeName = (name: string): void => put(NAME, name);

export function storeToken(token: string | null, owner: string | null = null): void {
  if (token === readToken()) return;
  put(OWNER, token === null ? null : owner);
  put(NAME, null);
  if (token !== null) put(REVOKED, null);
  put(KEY, token);
  tell();
  writeSignedInCookie();
}

/** Call it before the sign-out request, so that no tab reports the token's end as news. */
export const markSigningOut = (): void => put(SIGNING_OUT, readToken());

/** Call it when the server rejects the token. */
export function handleRevokedToken(token: string): void {
  if (readToken() !== token) return;
  if (localStorage.getItem(SIGNING_OUT) !== token) put(REVOKED, 'yes');
  storeToken(null);
}

export function dismissRevoked(): void {
  put(REVOKED, null);
  tell();
}

export const useToken = (): string | null => useSyncExternalStore(onToken, readToken, () => null);

/** True after a sign-out that the user did not ask for. */
export const useTokenRevoked = (): boolean => useSyncExternalStore(onToken, hasEnded, () => false);

const hasEnded = (): boolean => localStorage.getItem(REVOKED) !== null;

function put(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}

/** Calls the listener after a sign-in or sign-out in any tab. */
function onToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Renews the cookie at each visit: the browser may have dropped it, or the sign-in may predate the
 * cookie.
 */
export function writeSignedInCookie(): void {
  setCookie(COOKIE, readToken() === null ? null : '1');
}

const tell = (): void => listeners.forEach((listener) => listener());

// The storage event reaches only other tabs.
onStorageChange((key) => {
  if (key === KEY || key === REVOKED || key === null) tell();
});
