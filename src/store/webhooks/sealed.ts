import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { required } from '../../kernel';
import type { SealedWebhook, Webhook } from '../../engine';
import { insertRows } from '../bulk';
import { secrets } from '../entities/seasons';
import { webhooks } from '../entities/webhooks';

/**
 * The secrets of webhooks are in the table of all sealed texts, under this name in place of a
 * season's id, so that a change of the server's secret seals them again.
 */
export const SEALED_WEBHOOKS = 'webhooks';

/** The webhooks with their sealed secrets, in the same order. */
export async function withSealed(
  manager: EntityManager,
  found: readonly Webhook[],
): Promise<SealedWebhook[]> {
  if (found.length === 0) return [];
  const keys = found.map(({ id }) => id);
  const rows = await manager.findBy(secrets, { seasonId: SEALED_WEBHOOKS, key: In(keys) });
  const sealed = new Map(rows.map((row) => [row.key, row.sealed]));
  return found.map((webhook) => ({
    webhook,
    sealed: required(sealed.get(webhook.id), 'the secrets of a webhook'),
  }));
}

export async function insertSealed(
  manager: EntityManager,
  { webhook, sealed }: SealedWebhook,
): Promise<void> {
  await insertRows(manager, webhooks, [webhook]);
  await insertRows(manager, secrets, [{ seasonId: SEALED_WEBHOOKS, key: webhook.id, sealed }]);
}
