import { In } from 'typeorm';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { Webhook } from '../../engine';
import { run } from '../bulk';
import type { Database } from '../database';
import { secrets } from '../entities/seasons';
import { deliveries, webhooks } from '../entities/webhooks';
import { SEALED_WEBHOOKS } from './sealed';

/** The number of entries that one transaction removes. It is small, so that no commit waits long. */
const AT_ONCE = 2_000;

/** Removes webhooks with their logs and secrets. After an interruption, a second call goes on. */
export async function removeWebhooks(
  database: Database,
  where: FindOptionsWhere<Webhook>,
): Promise<void> {
  const found = await database.read((manager) =>
    manager.find(webhooks, { select: { id: true }, where }),
  );
  const ids = found.map(({ id }) => id);
  for (const id of ids) await emptyLog(database, id);
  if (ids.length > 0) await database.write((manager) => removeRows(manager, ids));
}

/** Removes webhooks with their secrets and what is left of their logs. */
export async function removeRows(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.delete(webhooks, { id: In(ids) });
  await manager.delete(deliveries, { webhookId: In(ids) });
  await manager.delete(secrets, { seasonId: SEALED_WEBHOOKS, key: In(ids) });
}

export async function emptyLog(database: Database, id: string): Promise<void> {
  const key = '"webhook_id", "number"';
  for (let gone = AT_ONCE; gone === AT_ONCE;) {
    gone = await database.write((manager) => {
      const parameter = manager.dataSource.driver.createParameter('id', 0);
      const some = `SELECT ${key} FROM deliveries WHERE webhook_id = ${parameter} LIMIT ${AT_ONCE}`;
      return run(manager, {
        sql: `DELETE FROM deliveries WHERE (${key}) IN (${some})`,
        parameter: id,
      });
    });
  }
}
