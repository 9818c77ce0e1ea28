import type { RoundState } from '../../../src/round';

type Snapshot = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

/** The row objects of a state. Undoing must restore the same objects. */
export function snapshot(state: RoundState): Snapshot {
  return new Map(
    state.names().map((table) => [table, new Map(state.all(table).map((row) => [row.id, row]))]),
  );
}

/** The rows changed or added since the snapshot, and the tables with a removed row. */
export function changedSince(before: Snapshot, state: RoundState): string[] {
  return state.names().flatMap((table) => {
    const rows = before.get(table) ?? new Map<string, unknown>();
    const now = state.all(table);
    const changed = now.filter((row) => rows.get(row.id) !== row);
    const ids = changed.map(({ id }) => `${table} ${id}`);
    return now.length - changed.length === rows.size ? ids : [...ids, `${table}: a row is gone`];
  });
}
