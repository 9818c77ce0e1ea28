import { moment } from '../../kernel';
import type { Instant, PlayerId, Sentences } from '../../kernel';
import type { VoidedBy } from '../../season';
import type { CountedCard } from '../hands/vocabulary';
import type { RoundFacts } from '../model/facts';
import type { BidId, HandId, LotId, SecretActionId } from '../model/ids';

export type CommitSecretAction = {
  readonly type: 'CommitSecretAction';
  readonly kind: SecretActionKind;
  readonly sha256: string;
};
export type RevealSecretAction = {
  readonly type: 'RevealSecretAction';
  readonly kind: SecretActionKind;
  readonly text: string;
};
export type SealBids = {
  readonly type: 'SealBids';
  readonly bids: readonly { readonly lot: number; readonly amount: number }[];
  /** A salt that the server makes, so that nobody can guess the text from its hash. */
  readonly salt: string;
};
export type SealHand = {
  readonly type: 'SealHand';
  readonly cards: readonly CountedCard[];
  readonly salt: string;
};

export type SecretActionCommand = CommitSecretAction | RevealSecretAction | SealBids | SealHand;

export type SecretActionCommitted = {
  readonly type: 'SecretActionCommitted';
  readonly actionId: SecretActionId;
  readonly playerId: PlayerId;
  readonly kind: SecretActionKind;
  readonly sha256: string;
  readonly maturesAtMs: Instant;
  readonly revealsAtMs: Instant;
};
export type DeclaredBid = {
  readonly bidId: BidId;
  readonly written: string;
  readonly lotNumber: number;
  readonly lotId: LotId | null;
  readonly amount: number | null;
};
export type SecretActionRevealed = {
  readonly type: 'SecretActionRevealed';
  readonly actionId: SecretActionId;
  readonly playerId: PlayerId;
  readonly kind: SecretActionKind;
  readonly text: string;
  readonly bids: readonly DeclaredBid[];
  readonly hand: { readonly handId: HandId; readonly cards: readonly CountedCard[] } | null;
};
export type SecretActionFailed = VoidedBy & {
  readonly type: 'SecretActionFailed';
  readonly actionId: SecretActionId;
  readonly playerId: PlayerId;
  readonly kind: SecretActionKind;
  readonly reason: SecretActionFailure;
};

/** The time to reveal these actions begins. */
export type RevelationOpened = {
  readonly type: 'RevelationOpened';
  readonly actionIds: readonly SecretActionId[];
};
/** The time to reveal these actions ends soon. */
export type RevelationWarned = {
  readonly type: 'RevelationWarned';
  readonly actionIds: readonly SecretActionId[];
  readonly revealsAtMs: Instant;
};

export type SecretActionEvent =
  | SecretActionCommitted
  | SecretActionRevealed
  | SecretActionFailed
  | RevelationOpened
  | RevelationWarned;

export const SECRET_ACTION_KINDS = ['BIDS', 'HAND'] as const;
export type SecretActionKind = (typeof SECRET_ACTION_KINDS)[number];

export const SECRET_ACTION_FAILURES = [
  'REPLACED',
  'NOT_REVEALED',
  'MALFORMED',
  'OVERSPENT',
  'CARDS_NOT_HELD',
  'WITHDRAWN',
  'VOIDED',
] as const;
export type SecretActionFailure = (typeof SECRET_ACTION_FAILURES)[number];

export type SecretActionRow = {
  readonly id: SecretActionId;
  readonly playerId: PlayerId;
  readonly kind: SecretActionKind;
  readonly sha256: string;
  readonly committedAtMs: Instant;
  readonly maturesAtMs: Instant;
  /** The revelation date, exclusive. */
  readonly revealsAtMs: Instant;
  readonly week: number;
  readonly status: 'COMMITTED' | 'REVEALED' | 'FAILED' | 'RESOLVED';
  readonly revealedAtMs: Instant | null;
  readonly text: string | null;
  readonly failure: SecretActionFailure | null;
};

export type SecretActionRefusals = {
  readonly HASH_TAKEN: RoundFacts<'sha256' | 'actionId' | 'playerId'>;
  readonly NO_SECRET_ACTION: RoundFacts<'kind'>;
  readonly NOT_MATURED: RoundFacts<'kind' | 'actionId' | 'maturesAtMs' | 'revealsAtMs'>;
  readonly REVELATION_OVER: RoundFacts<'kind' | 'actionId' | 'maturesAtMs' | 'revealsAtMs'>;
  readonly ALREADY_REVEALED: RoundFacts<
    'kind' | 'actionId' | 'maturesAtMs' | 'revealsAtMs' | 'revealedAtMs'
  >;
};

export const SECRET_ACTION_REFUSALS: Sentences<SecretActionRefusals> = {
  HASH_TAKEN: () =>
    'Another player has committed this hash this week: put a salt of your own into your text.',
  NO_SECRET_ACTION: () => 'You have no secret action of that kind to reveal.',
  NOT_MATURED: ({ maturesAtMs }) =>
    `It is too early to reveal this: it matures at ${moment(maturesAtMs)}.`,
  REVELATION_OVER: ({ revealsAtMs }) =>
    `It is too late to reveal this: the revelation date was ${moment(revealsAtMs)}.`,
  ALREADY_REVEALED: ({ revealedAtMs }) => `This was already revealed, at ${moment(revealedAtMs)}.`,
};
