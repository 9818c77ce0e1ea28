import { canonicalJson, sha256OfText } from '../kernel';
import type { SeasonId } from '../kernel';
import { asUnavailable } from './engine';
import { engineRefusal } from './refusals';
import type { CommandContext, Outcome } from './engine';
import type { SeasonCommand } from './games';
import type { Answer, Clock, SeasonStore } from './ports';
import type { Sealing } from './sealing';

/** Makes the answer to store for an outcome; null for a command without a key. */
export type AnswerMaker = (outcome: Outcome) => Answer | null;

type CommandContent = {
  readonly digest: string;
  /** True if a stored digest is of this content. The first servers stored plain hashes of it. */
  readonly matches: (kept: string) => boolean;
};

type Decider = (answerOf: AnswerMaker) => Promise<Outcome | null>;

/**
 * Idempotency: repeats of a key by one account get the same answer. A key belongs to one season, or
 * to the requests without a season.
 */
export class IdempotencyStore {
  /** The commands with keys under way. A repeat waits for the first. */
  private readonly underWay = new Map<
    string,
    { readonly digest: string; readonly outcome: Promise<Outcome | null> }
  >();

  constructor(
    private readonly store: SeasonStore,
    private readonly clock: Clock,
    private readonly sealing: Sealing,
  ) {}

  /** Decides, unless the key has an answer. `id` is null for a request without a season. */
  async once(
    id: SeasonId | null,
    command: SeasonCommand,
    context: CommandContext,
    decide: Decider,
  ): Promise<Outcome | null> {
    const key = context.idempotencyKey;
    if (key === null) return decide(() => null);
    // Stored digests include this text: its form must not change.
    const place = `${id ?? ''} ${context.accountId} ${key}`;
    // The digest leaves out the salt, which is new in each repeat, and the code, whose hash is in
    // the command. The digest is keyed, since a bid could be guessed from a plain hash.
    const content = canonicalJson({ ...command, salt: undefined, newCode: undefined });
    const digest = this.sealing.fingerprint(`${place} ${content}`);
    const running = this.underWay.get(place);
    if (running !== undefined) {
      return running.digest === digest ? running.outcome : keyReused(id, key);
    }
    const matches = (kept: string): boolean => kept === digest || kept === sha256OfText(content);
    const outcome = this.answerOrDecide(id, context, key, { digest, matches }, decide).finally(
      () => {
        this.underWay.delete(place);
      },
    );
    this.underWay.set(place, { digest, outcome });
    return outcome;
  }

  private async answerOrDecide(
    id: SeasonId | null,
    context: CommandContext,
    key: string,
    { digest, matches }: CommandContent,
    decide: Decider,
  ): Promise<Outcome | null> {
    const { accountId } = context;
    const before = await asUnavailable(() => this.store.answer(accountId, id, key));
    if (before !== null) {
      return matches(before.digest) ? (before.outcome as unknown as Outcome) : keyReused(id, key);
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

function keyReused(id: SeasonId | null, key: string): Outcome {
  const refusal = engineRefusal('IDEMPOTENCY_KEY_REUSED', { idempotencyKey: key });
  return { refusal, seasonId: id, seq: null, subject: null };
}
