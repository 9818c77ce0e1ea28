import type { Instant, PlayerId, Transfer } from '../../../kernel';
import type { Card, Channel } from '../../../rulesets';
import type { SecretAttemptId } from '../../model/ids';
import type { VoidedBy } from '../secret-actions/voiding';
import type { MagistrelliMoved, ValueChange } from '../changes';

/** One declared thing. It has the field of its part's type, and no other. */
export type DeclaredThing = {
  /** The part's code. */
  readonly name: string;
  readonly choice?: string;
  readonly number?: number;
  readonly playerId?: PlayerId;
  readonly card?: Card;
  /** The lot's number. */
  readonly lot?: number;
};

export type CommitSecretAttempt = {
  readonly type: 'CommitSecretAttempt';
  /** The code of a secret action of the rules. */
  readonly action: string;
  readonly sha256: string;
};
export type EntrustSecretAttempt = {
  readonly type: 'EntrustSecretAttempt';
  readonly action: string;
  readonly declares: readonly DeclaredThing[];
  /** A salt that the server makes, so that nobody can guess the text from its hash. */
  readonly salt: string;
};
export type RevealSecretAttempt = {
  readonly type: 'RevealSecretAttempt';
  readonly action: string;
  readonly text: string;
};

export type SecretAttemptCommand = CommitSecretAttempt | EntrustSecretAttempt | RevealSecretAttempt;

export type SecretAttemptFailure =
  | 'REPLACED'
  | 'NOT_REVEALED'
  | 'MALFORMED'
  | 'WITHDRAWN'
  | 'VOIDED'
  | 'REPEALED'
  | 'TARGET_GONE'
  | 'UNPAID'
  | 'CONDITION_UNMET'
  | 'IMPOSSIBLE';

/** The channel that the rules name for the secret action; left out by default. */
type InChannel = { readonly channel?: Channel };

export type SecretAttemptCommitted = InChannel & {
  readonly type: 'SecretAttemptCommitted';
  readonly attemptId: SecretAttemptId;
  readonly action: string;
  readonly playerId: PlayerId;
  readonly sha256: string;
  readonly maturesAtMs: Instant;
  readonly revealsAtMs: Instant;
};
/** The time to reveal these attempts begins. Entrusted ones are revealed before. */
export type SecretAttemptsMatured = {
  readonly type: 'SecretAttemptsMatured';
  readonly attemptIds: readonly SecretAttemptId[];
};
/** The time to reveal these attempts ends soon. */
export type SecretAttemptsWarned = {
  readonly type: 'SecretAttemptsWarned';
  readonly attemptIds: readonly SecretAttemptId[];
  readonly revealsAtMs: Instant;
};
export type SecretAttemptRevealed = InChannel & {
  readonly type: 'SecretAttemptRevealed';
  readonly attemptId: SecretAttemptId;
  readonly action: string;
  readonly playerId: PlayerId;
  readonly text: string;
  readonly declared: readonly DeclaredThing[];
} & SecretOutcome;
export type SecretAttemptFailed = InChannel &
  VoidedBy & {
    readonly type: 'SecretAttemptFailed';
    readonly attemptId: SecretAttemptId;
    readonly action: string;
    readonly playerId: PlayerId;
    readonly reason: SecretAttemptFailure;
    /** The text that was revealed and failed; null if none was. */
    readonly text: string | null;
  } & Partial<SecretOutcome>;

/** The outcome of a revelation or of a failure; left out for a failure without effects. */
export type SecretOutcome = {
  readonly changes: readonly ValueChange[];
  /** The payment of the cost, then the moved items. */
  readonly transfers: readonly Transfer[];
  /** The changes of Magistrelli; empty in a round. */
  readonly magistrelli: readonly MagistrelliMoved[];
};

export type SecretAttemptEvent =
  | SecretAttemptCommitted
  | SecretAttemptsMatured
  | SecretAttemptsWarned
  | SecretAttemptRevealed
  | SecretAttemptFailed;
