import { LessThanOrEqual } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Delivery, NewDelivery, Notice, WebhookProgress } from '../../engine';
import { insertRows } from '../bulk';
import type { Database } from '../database';
import { inbox } from '../entities/accounts';
import { deliveries, webhooks } from '../entities/webhooks';
import { deliver } from '../inbox/deliver';

/** Sorted by webhook, so that two writers cannot deadlock. */
export function writeProgress(
  database: Database,
  all: readonly WebhookProgress[],
): Promise<ReadonlySet<string>> {
  return database.write(async (manager) => {
    const lost = new Set<string>();
    const logged: Delivery[] = [];
    const ended: [id: string, undelivered: number][] = [];
    for (const { webhookId: id, claim, end, deliveries: made, ...progress } of all.toSorted(byId)) {
      logged.push(...(await numbered(manager, id, made)));
      const change = end === null ? progress.change : { ...progress.change, status: end.status };
      const { affected } = await manager.update(webhooks, { id, claim, status: 'ACTIVE' }, change);
      if (affected !== 1) lost.add(id);
      else if (end !== null) ended.push([id, end.undelivered]);
    }
    await insertRows(manager, deliveries, logged);
    await deliver(manager, await noticesOf(manager, ended));
    return lost;
  });
}

/** The notices about webhooks that ended; none if the undelivered entry of an inbox is gone. */
async function noticesOf(
  manager: EntityManager,
  ended: readonly (readonly [id: string, undelivered: number])[],
): Promise<Notice[]> {
  const notices: Notice[] = [];
  for (const [id, number] of ended) {
    const { seasonId, accountId, format } = await manager.findOneByOrFail(webhooks, { id });
    if (format === 'LETTER') continue;
    const event =
      seasonId === null
        ? await manager.findOneBy(inbox, { accountId, number })
        : { seasonId, seq: number };
    if (event === null) continue;
    const kind = format === 'MAIL' ? 'MAIL_STOPPED' : 'WEBHOOK_STOPPED';
    notices.push({ accountId, kind, seasonId: event.seasonId, seq: event.seq });
  }
  return notices;
}

const byId = (a: WebhookProgress, b: WebhookProgress): number =>
  a.webhookId < b.webhookId ? -1 : 1;

/** The most entries in the log of a webhook. */
const MOST_LOGGED = 1_000;

/**
 * Gives the deliveries the next numbers of the webhook's log, and removes entries that are too many;
 * none if the webhook is gone.
 */
export async function numbered(
  manager: EntityManager,
  id: string,
  made: readonly NewDelivery[],
): Promise<Delivery[]> {
  if (made.length === 0) return [];
  await manager.increment(webhooks, { id }, 'logged', made.length);
  const webhook = await manager.findOneBy(webhooks, { id });
  if (webhook === null) return [];
  const number = LessThanOrEqual(webhook.logged - MOST_LOGGED);
  await manager.delete(deliveries, { webhookId: id, number });
  const first = webhook.logged - made.length + 1;
  return made.map((delivery, at) => ({ ...delivery, number: first + at }));
}
