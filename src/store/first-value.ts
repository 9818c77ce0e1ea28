import type { EntityManager } from 'typeorm';

/** The column `value` of the first row of a SELECT. */
export async function firstValue(manager: EntityManager, sql: string): Promise<unknown> {
  const [row] = await manager.query<{ readonly value: unknown }[]>(sql);
  return row?.value;
}
