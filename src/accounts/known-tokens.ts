import type { Instant } from '../kernel';
import type { SignedIn } from './accounts';

/** How long a token is believed before the store is asked again, should word of its end be lost. */
const BELIEVED_MS = 5_000;
const MOST = 10_000;

/** Tokens seen a moment ago, so that not every request asks the store twice. */
export class KnownTokens {
  private readonly byHash = new Map<string, SignedIn & { readonly seenAtMs: Instant }>();
  private readonly hashes = new Map<string, string>();

  get(hash: string, now: Instant): SignedIn | null {
    const known = this.byHash.get(hash);
    if (known === undefined) return null;
    const age = now - known.seenAtMs;
    if (age >= 0 && age < BELIEVED_MS) return known;
    this.forget(known.token.id);
    return null;
  }

  add(viewer: SignedIn, now: Instant): void {
    const { hash, id } = viewer.token;
    this.byHash.set(hash, { ...viewer, seenAtMs: now });
    this.hashes.set(id, hash);
    for (const [, oldest] of this.byHash) {
      if (this.byHash.size <= MOST) return;
      this.forget(oldest.token.id);
    }
  }

  forget(tokenId: string): void {
    const hash = this.hashes.get(tokenId);
    if (hash !== undefined) this.byHash.delete(hash);
    this.hashes.delete(tokenId);
  }

  /** After an account changed: all that is remembered of it may be old. */
  clear(): void {
    this.byHash.clear();
    this.hashes.clear();
  }
}
