import { LRUCache } from 'lru-cache';
import type { AccountId, Instant } from '../kernel';
import type { SignedIn } from './accounts';

/** How long a cached token is valid, in case the news of its end is lost. */
const BELIEVED_MS = 5_000;
const MOST = 10_000;

type Known = SignedIn & { readonly seenAtMs: Instant };

/** Cached tokens, so that not every request asks the store twice. */
export class KnownTokens {
  /** By the hash of the token. */
  private readonly known = new LRUCache<string, Known>({
    max: MOST,
    dispose: ({ token }) => this.hashes.delete(token.id),
  });
  /** The hashes of the cached tokens, by id. */
  private readonly hashes = new Map<string, string>();

  get(hash: string, now: Instant): SignedIn | null {
    const known = this.known.get(hash);
    if (known === undefined) return null;
    const age = now - known.seenAtMs;
    if (age >= 0 && age < BELIEVED_MS) return known;
    this.forget(known.token.id);
    return null;
  }

  add(viewer: SignedIn, now: Instant): void {
    const { hash, id } = viewer.token;
    this.known.set(hash, { ...viewer, seenAtMs: now });
    this.hashes.set(id, hash);
  }

  forget(tokenId: string): void {
    const hash = this.hashes.get(tokenId);
    if (hash !== undefined) this.known.delete(hash);
  }

  /** After an account's change its cached tokens may be out of date. */
  forgetAccount(id: AccountId): void {
    for (const { account, token } of [...this.known.values()]) {
      if (account.id === id) this.forget(token.id);
    }
  }
}
