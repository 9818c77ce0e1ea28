import type { EntityManager, EntitySchema } from 'typeorm';
import { DamagedFault } from '../engine';
import type { SeasonId } from '../kernel';
import { UnreadableJson } from './columns';
import type { Database } from './database';

type Raw = Readonly<Record<string, unknown>>;

/**
 * Runs a read of these seasons' rows. If a JSON column is unreadable, rejects with a `DamagedFault`
 * that names the table, the season and, for an event, its number.
 */
export async function withDamageReport<T>(
  database: Database,
  schemas: readonly EntitySchema[],
  seasons: readonly SeasonId[],
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof UnreadableJson)) throw error;
    throw await database.read((manager) => damageOf(manager, schemas, seasons));
  }
}

async function damageOf(
  manager: EntityManager,
  schemas: readonly EntitySchema[],
  seasons: readonly SeasonId[],
): Promise<DamagedFault> {
  const why = 'it cannot be read as JSON';
  for (const schema of schemas) {
    const { tableName, columns } = manager.dataSource.getMetadata(schema);
    const texts = columns.filter(
      ({ transformer, type }) => transformer !== undefined && type === 'text',
    );
    const names = texts.map(({ databaseName }) => databaseName);
    if (names.length === 0) continue;
    for (const seasonId of seasons) {
      const place = manager.dataSource.driver.createParameter('season', 0);
      const rows = await manager.query<Raw[]>(
        `SELECT * FROM "${tableName}" WHERE season_id = ${place}`,
        [seasonId],
      );
      const row = rows.find((each) => names.some((name) => !isJson(each[name])));
      if (row === undefined) continue;
      const seq = tableName === 'journal' ? Number(row['seq']) : null;
      return new DamagedFault({ table: tableName, seasonId, seq }, why);
    }
  }
  const table = schemas.map(({ options }) => options.name).join(', ');
  return new DamagedFault({ table, seasonId: seasons[0] ?? null, seq: null }, why);
}

function isJson(text: unknown): boolean {
  if (text === null) return true;
  try {
    JSON.parse(text as string);
    return true;
  } catch {
    return false;
  }
}
