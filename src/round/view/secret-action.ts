import { byOrdinal } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import type { RoundState } from '../model/state';
import type {
  SecretActionFailure,
  SecretActionKind,
  SecretActionRow,
} from '../secret-actions/vocabulary';

/**
 * The public view of a secret action. It does not show whether the action is entrusted [ruling D6].
 */
export type SecretActionView = {
  readonly id: string;
  readonly playerId: PlayerId;
  readonly kind: SecretActionKind;
  readonly sha256: string;
  readonly committedAtMs: Instant;
  readonly maturesAtMs: Instant;
  readonly revealsAtMs: Instant;
  readonly week: number;
  readonly status: SecretActionRow['status'];
  readonly failure: SecretActionFailure | null;
  readonly revealedAtMs: Instant | null;
  /** Null until the action is revealed. */
  readonly text: string | null;
};

export function secretActionView(action: SecretActionRow): SecretActionView {
  return {
    id: action.id,
    playerId: action.playerId,
    kind: action.kind,
    sha256: action.sha256,
    committedAtMs: action.committedAtMs,
    maturesAtMs: action.maturesAtMs,
    revealsAtMs: action.revealsAtMs,
    week: action.week,
    status: action.status,
    failure: action.failure,
    revealedAtMs: action.revealedAtMs,
    text: action.revealedAtMs === null ? null : action.text,
  };
}

/**
 * A week's secret actions in the order of commit. `week`: null for the last week with any player's
 * actions. `playerId`: null for all players.
 */
export function secretActionsOf(
  state: RoundState,
  week: number | null,
  playerId: PlayerId | null,
): SecretActionRow[] {
  const of = weekOrLast(state, 'secretActions', week);
  if (of === null) return [];
  return state
    .by('secretActions', 'week', String(of))
    .filter((action) => playerId === null || action.playerId === playerId)
    .sort(byOrdinal);
}

/** The given week, or the table's last week with a row; null for none. */
export function weekOrLast(
  state: RoundState,
  table: 'secretActions' | 'hands',
  week: number | null,
): number | null {
  if (week !== null) return week;
  const weeks = state.keys(table, 'week').map(Number);
  return weeks.length === 0 ? null : Math.max(...weeks);
}
