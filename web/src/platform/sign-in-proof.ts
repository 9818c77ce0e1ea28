import { bytesOf, sha256 } from './sha256';
import { onStorageChange } from './storage-events';

const KEY = 'ridotto:sign-in';

/** A sign-in at a provider that this browser may finish. */
type Begun = {
  /** Only this browser has it, so no other can use the ticket that the provider's answer gets. */
  readonly proof: string;
  /** The page to return to; null for the account's own. */
  readonly from: string | null;
};

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export function readBegun(): Begun | null {
  const text = localStorage.getItem(KEY);
  return text === null ? null : (JSON.parse(text) as Begun);
}

const keep = (begun: Begun): void => localStorage.setItem(KEY, JSON.stringify(begun));

function begin(): Begun {
  const begun = { proof: base64url(crypto.getRandomValues(new Uint8Array(32))), from: null };
  keep(begun);
  return begun;
}

/** The challenge of this browser's proof, which is made if there is none. */
export const challengeOfProof = (): string =>
  base64url(sha256(bytesOf((readBegun() ?? begin()).proof)));

/** Chooses the page to return to. */
export const returnTo = (from: string | null): void =>
  keep({ proof: (readBegun() ?? begin()).proof, from });

/** Calls the listener when another tab makes or forgets a proof. Returns the unsubscribe function. */
export const onProofChange = (listener: () => void): (() => void) =>
  onStorageChange((key) => {
    if (key === KEY || key === null) listener();
  });

/** Forgets the proof after its sign-in. */
export const endSignIn = (): void => localStorage.removeItem(KEY);
