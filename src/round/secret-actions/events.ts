import type { ProposalId } from '../../season';
import type { Instant, PlayerId } from '../../kernel';
import type { BidId, HandId, LotId, SecretActionId } from '../model/ids';
import type { CountedCard } from '../hands/rows';
import type { SecretActionFailure, SecretActionKind } from './rows';

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
export type SecretActionFailed = {
  readonly type: 'SecretActionFailed';
  readonly actionId: SecretActionId;
  readonly playerId: PlayerId;
  readonly kind: SecretActionKind;
  readonly reason: SecretActionFailure;
  /** The proposal that voided it; left out for none. */
  readonly proposalId?: ProposalId;
};

/** Their owners must reveal them from now on. */
export type RevelationOpened = {
  readonly type: 'RevelationOpened';
  readonly actionIds: readonly SecretActionId[];
};
/** They are still to be revealed, and the time for it ends soon. */
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
