import type { AccountStore, Answer, Clock, EngineRefusals } from '../engine';
import type { AccountId, Json, JsonObject, RefusalIn } from '../kernel';
import type { DeriveBytes } from './derive-bytes';
import { isRefusal } from './refusals';
import type { AccountRefusal } from './refusals';

export type AnsweringDeps = {
  readonly store: Pick<AccountStore, 'answerTo'>;
  readonly clock: Clock;
  readonly derive: DeriveBytes;
};

type Asked<T> = {
  readonly accountId: AccountId;
  readonly key: string | null;
  /** The mutation and its input without passwords. */
  readonly content: readonly Json[];
  /** True if a repeat has the password of the first request; default: always. */
  readonly hasSamePassword?: (outcome: T) => Promise<boolean>;
};

type KeyReused = RefusalIn<Pick<EngineRefusals, 'IDEMPOTENCY_KEY_REUSED'>>;
const KEY_REUSED: KeyReused = { code: 'IDEMPOTENCY_KEY_REUSED', rule: null, facts: {} };

/** Makes the answer to store for an outcome; null for a request without a key. */
type AnswerOf<T> = (outcome: T) => Answer | null;

/**
 * Does a request of an account once: a repeat of its key gets the stored outcome [invariant 2].
 * `work` stores the answer in its own transaction. A refusal is not stored, since it changes
 * nothing.
 */
export async function answerOnce<
  T extends JsonObject,
  R extends { readonly code: string } = AccountRefusal,
>(
  { store, clock, derive }: AnsweringDeps,
  { accountId, key, content, hasSamePassword }: Asked<T>,
  work: (answerOf: AnswerOf<T>) => Promise<T | R>,
): Promise<T | R | KeyReused> {
  // Stored digests include these parts: their form must not change.
  const digest = derive('answer', accountId, ...content).toString('hex');
  const earlier = async (): Promise<T | KeyReused | null> => {
    const kept = key === null ? null : await store.answerTo(accountId, key);
    if (kept === null) return null;
    const outcome = kept.outcome as T;
    const isRepeat = kept.digest === digest && ((await hasSamePassword?.(outcome)) ?? true);
    return isRepeat ? outcome : KEY_REUSED;
  };
  const before = await earlier();
  if (before !== null) return before;
  const answerOf: AnswerOf<T> = (outcome) =>
    key === null ? null : { accountId, key, digest, outcome, atMs: clock.now() };
  // The same request, sent twice, may have been answered first.
  try {
    const done = await work(answerOf);
    return isRefusal(done) ? ((await earlier()) ?? done) : done;
  } catch (error) {
    const meanwhile = await earlier();
    if (meanwhile === null) throw error;
    return meanwhile;
  }
}
