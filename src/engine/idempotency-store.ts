import { canonicalJson, sha256OfText } from '../kernel';
import type { SeasonId } from '../kernel';
import { asUnavailable } from './engine';
import { engineRefusal } from './refusals';
import type { Asking, Outcome } from './engine';
import type { SeasonCommand } from './games';
import type { Answer, Clock, SeasonStore } from './ports';
import type { Sealing } from './sealing';

/** Makes the stored answer of an outcome; null for a command without a key. */
export type Answered = (outcome: Outcome) => Answer | null;

type Content = {
  readonly digest: string;
  /** Whether a stored digest is of this content: the first servers stored plain hashes of it. */
  readonly same: (kept: string) => boolean;
};

type Decide = (answered: Answered) => Promise<Outcome | null>;

/**
 * Idempotency: the same key from the same account in the same season gives the same answer; so does
 * the same key for requests without a season.
 */
export class IdempotencyStore {
  /** Commands with keys under way, so that a repeat waits for the first. */
  private readonly underWay = new Map<
    string,
    { readonly digest: string; readonly outcome: Promise<Outcome | null> }
  >();

  constructor(
    private readonly store: SeasonStore,
    private readonly clock: Clock,
    private readonly sealing: Sealing,
  ) {}

  /** Decides, unless the key has an answer; `id` is null for an answer without a season. */
  async once(
    id: SeasonId | null,
    command: SeasonCommand,
    asking: Asking,
    decide: Decide,
  ): Promise<Outcome | null> {
    const key = asking.idempotencyKey;
    if (key === null) return decide(() => null);
    // Stored digests are of this text.
    const place = `${id ?? ''} ${asking.accountId} ${key}`;
    // A repeat makes new salts and codes, so they are left out of the comparison; the hash of a
    // code is in it. Bids could be guessed from a plain hash.
    const content = canonicalJson({ ...command, salt: undefined, newCode: undefined });
    const digest = this.sealing.fingerprint(`${place} ${content}`);
    const first = this.underWay.get(place);
    if (first !== undefined) return first.digest === digest ? first.outcome : reused(id, key);
    const same = (kept: string): boolean => kept === digest || kept === sha256OfText(content);
    const outcome = this.answerOrDecide(id, asking, key, { digest, same }, decide).finally(() => {
      this.underWay.delete(place);
    });
    this.underWay.set(place, { digest, outcome });
    return outcome;
  }

  private async answerOrDecide(
    id: SeasonId | null,
    asking: Asking,
    key: string,
    { digest, same }: Content,
    decide: Decide,
  ): Promise<Outcome | null> {
    const { accountId } = asking;
    const before = await asUnavailable(() => this.store.answer(accountId, id, key));
    if (before !== null) {
      return same(before.digest) ? (before.outcome as unknown as Outcome) : reused(id, key);
    }
    return decide((outcome) => ({
      accountId,
      key,
      digest,
      outcome: { ...outcome },
      atMs: this.clock.now(),
    }));
  }
}

function reused(id: SeasonId | null, key: string): Outcome {
  const refusal = engineRefusal('IDEMPOTENCY_KEY_REUSED', { idempotencyKey: key });
  return { refusal, seasonId: id, seq: null, subject: null };
}
