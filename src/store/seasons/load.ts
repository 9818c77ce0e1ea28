import type { EntityManager } from 'typeorm';
import { missingEvent } from '../../engine';
import type { SealedSecret, StoredSeason } from '../../engine';
import type { RowChange, SeasonId } from '../../kernel';
import { withDamageReport } from '../damage';
import type { Database } from '../database';
import { journal, seasons, secrets } from '../entities/seasons';
import { STATE_TABLES } from '../state/tables';
import type { StateTable } from '../state/tables';
import { recordOf } from './records';

/** Loads the season with all its rows, as one commit left them. */
export function loadSeason(database: Database, id: SeasonId): Promise<StoredSeason | null> {
  return withDamageReport(database, [...TABLES, journal], [id], () => load(database, id));
}

const TABLES = [
  ...new Set(Object.values(STATE_TABLES).flatMap((tables) => tables.map(({ schema }) => schema))),
];

function load(database: Database, id: SeasonId): Promise<StoredSeason | null> {
  return database.snapshot(async (manager) => {
    const stored = await manager.findOneBy(seasons, { id });
    if (stored === null) return null;
    const rows: RowChange[] = [];
    for (const table of STATE_TABLES[stored.kind]) {
      for (const change of await rowsOf(manager, table, id)) rows.push(change);
    }
    const record = recordOf(stored);
    const last = await manager.findOneBy(journal, { seasonId: id, seq: record.seq });
    if (last === null) throw missingEvent(id, record.seq);
    return { record, lastAtMs: last.atMs, rows, secrets: await sealedOf(manager, id) };
  });
}

async function rowsOf(
  manager: EntityManager,
  { name, schema }: StateTable,
  seasonId: SeasonId,
): Promise<RowChange[]> {
  const stored = await manager.findBy(schema, { seasonId });
  return stored.map(({ seasonId: _season, ...row }) => ({ table: name, id: row.id, row }));
}

export function loadSecrets(database: Database, id: SeasonId): Promise<SealedSecret[]> {
  return database.read((manager) => sealedOf(manager, id));
}

async function sealedOf(manager: EntityManager, seasonId: SeasonId): Promise<SealedSecret[]> {
  const stored = await manager.findBy(secrets, { seasonId });
  return stored.map(({ key, sealed }) => ({ key, sealed }));
}
