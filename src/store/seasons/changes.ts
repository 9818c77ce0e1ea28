import type { SeasonCommit } from '../../engine';
import { required } from '../../kernel';
import type { Row, RowChange } from '../../kernel';
import { STATE_TABLES } from '../state/tables';
import type { StateTable } from '../state/tables';
import type { StoredRow } from '../table';

type TableChanges = {
  readonly schema: StateTable['schema'];
  readonly puts: StoredRow<Row>[];
  readonly removals: Pick<StoredRow<Row>, 'seasonId' | 'id'>[];
};

/** The last change of each row, by table and id. */
function lastByTable(changes: readonly RowChange[]): Map<string, Map<string, Row | null>> {
  const last = new Map<string, Map<string, Row | null>>();
  for (const { table, id, row } of changes) {
    const rows = last.get(table) ?? new Map<string, Row | null>();
    last.set(table, rows.set(id, row));
  }
  return last;
}

/** The changed rows of all seasons, table by table, each row as its last change left it. */
export function changesOf(batch: readonly SeasonCommit[]): TableChanges[] {
  const tables = new Map<StateTable['schema'], TableChanges>();
  for (const { schema } of Object.values(STATE_TABLES).flat()) {
    tables.set(schema, { schema, puts: [], removals: [] });
  }
  for (const { record, changes } of batch) {
    for (const [table, rows] of lastByTable(changes)) {
      const known = STATE_TABLES[record.kind].find(({ name }) => name === table);
      const { schema } = required(known, `the table ${table} of a ${record.kind}`);
      const { puts, removals } = required(tables.get(schema), `the changes of ${table}`);
      for (const [id, row] of rows) {
        if (row === null) removals.push({ seasonId: record.id, id });
        else puts.push({ ...row, seasonId: record.id });
      }
    }
  }
  return [...tables.values()];
}
