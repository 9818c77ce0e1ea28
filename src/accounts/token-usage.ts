import { LRUCache } from 'lru-cache';
import { instant } from '../kernel';
import type { Instant } from '../kernel';
import type { AccountStore, Token } from '../engine';

/** The time of a token's last use is rounded down to a multiple of this. */
const TO_MS = 10 * 60 * 1_000;
/** The maximum number of tokens in memory. With more tokens, some uses are written twice. */
const MOST = 10_000;
const TOKENS_A_STATEMENT = 500;

/**
 * The last uses of tokens. They are noted in memory and written in batches, so that reads do not
 * write.
 */
export class TokenUsage {
  /** The last known use of each token, written or not. */
  private readonly noted = new LRUCache<string, Instant>({ max: MOST });
  private waiting = new Map<string, Instant>();

  constructor(private readonly store: Pick<AccountStore, 'noteUses'>) {}

  note({ id, lastUsedAtMs }: Token, now: Instant): void {
    const at = instant(Math.floor(now / TO_MS) * TO_MS);
    if (this.last(id, lastUsedAtMs) >= at || this.waiting.size >= MOST) return;
    this.noted.set(id, at);
    this.waiting.set(id, at);
  }

  /** The token with the last use that this node knows. */
  seen(token: Token): Token {
    const last = this.last(token.id, token.lastUsedAtMs);
    return { ...token, lastUsedAtMs: last === 0 ? null : instant(last) };
  }

  private last(id: string, written: Instant | null): number {
    return Math.max(this.noted.get(id) ?? 0, written ?? 0);
  }

  /** Writes the waiting uses. After a failure they stay waiting. */
  async write(): Promise<void> {
    const uses = this.waiting;
    this.waiting = new Map();
    try {
      for (const [at, ids] of byInstant(uses)) {
        for (let from = 0; from < ids.length; from += TOKENS_A_STATEMENT) {
          await this.store.noteUses(ids.slice(from, from + TOKENS_A_STATEMENT), at);
        }
      }
    } catch (error) {
      this.waiting = new Map([...uses, ...this.waiting]);
      throw error;
    }
  }
}

function byInstant(uses: ReadonlyMap<string, Instant>): Map<Instant, string[]> {
  const groups = new Map<Instant, string[]>();
  for (const [id, at] of uses) {
    const ids = groups.get(at) ?? [];
    ids.push(id);
    groups.set(at, ids);
  }
  return groups;
}
