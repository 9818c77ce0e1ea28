import { byOrdinal } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { RoundState } from '../model/state';
import type { SecretActionRow } from '../secret-actions/vocabulary';

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
