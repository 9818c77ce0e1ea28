import { And, In, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { MAIL_FORMATS } from '../../engine';
import type { Webhook, WebhookOwner, WebhookStore } from '../../engine';
import { instant } from '../../kernel';
import { insertRows } from '../bulk';
import type { Database } from '../database';
import { deleteOldest } from '../delete-oldest';
import { secrets } from '../entities/seasons';
import { deliveries, webhooks } from '../entities/webhooks';
import { insertAnswer } from '../seasons/answers';
import { claim } from './claims';
import { numbered, writeProgress } from './progress';
import { emptyLog, removeRows } from './remove';
import { insertSealed, SEALED_WEBHOOKS, withSealed } from './sealed';

export function webhookStore(database: Database): WebhookStore {
  return {
    add: (made, most, answer) =>
      database.write(async (manager) => {
        await lockOwner(manager, database, made.webhook);
        if ((await manager.countBy(webhooks, ownedBy(made.webhook))) >= most) return false;
        await insertSealed(manager, made);
        await insertAnswer(manager, answer);
        return true;
      }),
    webhook: (id) =>
      database.snapshot(async (manager) => {
        const [found] = await withSealed(manager, await manager.findBy(webhooks, { id }));
        return found ?? null;
      }),
    webhooksOf: (owner) =>
      database.snapshot(async (manager) => {
        const order = { createdAtMs: 'ASC', id: 'ASC' } as const;
        return withSealed(manager, await manager.find(webhooks, { where: ownedBy(owner), order }));
      }),
    change: (id, { reseal, ...change }, answer) =>
      database.write(async (manager) => {
        const freed = { ...change, claim: '', claimedUntilMs: instant(0) };
        await manager.update(webhooks, { id }, freed);
        // The update above makes other changes of this webhook wait.
        if (reseal !== undefined) await sealAgain(manager, id, reseal);
        await insertAnswer(manager, answer);
      }),
    remove: async (id, answer) => {
      await database.write(async (manager) => {
        await removeRows(manager, [id]);
        await insertAnswer(manager, answer);
      });
      await emptyLog(database, id);
    },
    watched: () =>
      database.read((manager) =>
        manager.find(webhooks, {
          select: { id: true, seasonId: true, accountId: true },
          where: { status: 'ACTIVE' },
        }),
      ),
    claim: (lease) => claim(database, lease),
    endLeases: async () => {
      const held = { claimedUntilMs: MoreThan(instant(0)) };
      if (!(await database.read((manager) => manager.existsBy(webhooks, held)))) return;
      await database.write(async (manager) => {
        await manager.update(webhooks, held, { claim: '', claimedUntilMs: instant(0) });
      });
    },
    progress: (all) => writeProgress(database, all),
    ...deliveryLog(database),
  };
}

type DeliveryLog = Pick<WebhookStore, 'log' | 'delivery' | 'deliveries' | 'forgetDeliveries'>;

function deliveryLog(database: Database): DeliveryLog {
  return {
    log: (delivery, answerOf) =>
      database.write(async (manager) => {
        const rows = await numbered(manager, delivery.webhookId, [delivery]);
        await insertRows(manager, deliveries, rows);
        const number = rows[0]?.number ?? 0;
        await insertAnswer(manager, answerOf?.(number));
        return number;
      }),
    delivery: (webhookId, number) =>
      database.read((manager) => manager.findOneBy(deliveries, { webhookId, number })),
    deliveries: (webhookId, { after, before, fromEnd, limit }) => {
      const bounds = And(MoreThan(after ?? 0), LessThan(before ?? Number.MAX_SAFE_INTEGER));
      return database.read((manager) =>
        manager.find(deliveries, {
          where: { webhookId, number: bounds },
          order: { number: fromEnd ? 'DESC' : 'ASC' },
          take: limit,
        }),
      );
    },
    forgetDeliveries: async (before, limit) => {
      // Mostly there is nothing to remove, and a transaction has its price.
      const isOld = await database.read((manager) =>
        manager.existsBy(deliveries, { atMs: LessThan(before) }),
      );
      if (!isOld) return 0;
      const aged = { table: 'deliveries', key: '"webhook_id", "number"' };
      return deleteOldest(database, aged, before, limit);
    },
  };
}

const ownedBy = (owner: WebhookOwner | Webhook): FindOptionsWhere<Webhook> =>
  owner.seasonId === null
    ? { seasonId: IsNull(), accountId: owner.accountId, format: Not(In(MAIL_FORMATS)) }
    : { seasonId: owner.seasonId };

async function sealAgain(
  manager: EntityManager,
  id: string,
  reseal: (sealed: string) => string,
): Promise<void> {
  const place = { seasonId: SEALED_WEBHOOKS, key: id };
  const row = await manager.findOneBy(secrets, place);
  if (row !== null) await manager.update(secrets, place, { sealed: reseal(row.sealed) });
}

/** Two nodes that add at once must not exceed the limit together. */
async function lockOwner(
  manager: EntityManager,
  { sharedWrites }: Database,
  { accountId }: Webhook,
): Promise<void> {
  if (!sharedWrites) return;
  await manager.query('SELECT id FROM accounts WHERE id = $1 FOR UPDATE', [accountId]);
}
