import type { Instant, PlayerId } from '../../kernel';
import type { CountedCard, SecretActionFailure, SecretActionKind } from '../ground/state';

export type SecretActionCommitted = {
  readonly type: 'SecretActionCommitted';
  readonly actionId: string;
  readonly playerId: PlayerId;
  readonly kind: SecretActionKind;
  readonly sha256: string;
  readonly maturesAtMs: Instant;
  readonly revealsAtMs: Instant;
};
export type DeclaredBid = {
  readonly bidId: string;
  readonly written: string;
  readonly lotNumber: number;
  readonly lotId: string | null;
  readonly amount: number | null;
};
export type SecretActionRevealed = {
  readonly type: 'SecretActionRevealed';
  readonly actionId: string;
  readonly playerId: PlayerId;
  readonly kind: SecretActionKind;
  readonly text: string;
  readonly bids: readonly DeclaredBid[];
  readonly hand: { readonly handId: string; readonly cards: readonly CountedCard[] } | null;
};
export type SecretActionFailed = {
  readonly type: 'SecretActionFailed';
  readonly actionId: string;
  readonly playerId: PlayerId;
  readonly kind: SecretActionKind;
  readonly reason: SecretActionFailure;
};

/** Their owners have to reveal them from now on. */
export type RevelationOpened = {
  readonly type: 'RevelationOpened';
  readonly actionIds: readonly string[];
};
/** They are still to be revealed, and little of the time for it is left. */
export type RevelationWarned = {
  readonly type: 'RevelationWarned';
  readonly actionIds: readonly string[];
  readonly revealsAtMs: Instant;
};

export type SecretActionEvent =
  | SecretActionCommitted
  | SecretActionRevealed
  | SecretActionFailed
  | RevelationOpened
  | RevelationWarned;
