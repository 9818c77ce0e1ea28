import type { RoundState } from '../ground/state';

/** The week asked for, or the last one that has any rows of the table; null when none has. */
export function weekOrLast(
  state: RoundState,
  table: 'secretActions' | 'hands',
  week: number | null,
): number | null {
  if (week !== null) return week;
  const weeks = state.keys(table, 'week').map(Number);
  return weeks.length === 0 ? null : Math.max(...weeks);
}
