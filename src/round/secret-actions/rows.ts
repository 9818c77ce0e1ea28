import type { Instant, PlayerId } from '../../kernel';
import type { SecretActionId } from '../model/ids';

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
