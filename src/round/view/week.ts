import type { RoundState } from '../model/state';

/** The given week, or the last one with a row of the table; null for none. */
export function weekOrLast(
  state: RoundState,
  table: 'secretActions' | 'hands',
  week: number | null,
): number | null {
  if (week !== null) return week;
  const weeks = state.keys(table, 'week').map(Number);
  return weeks.length === 0 ? null : Math.max(...weeks);
}
