import type { Delivery, Webhook } from '../../engine';
import { tableSchema } from '../table';

export const webhooks = tableSchema<Webhook>({
  name: 'webhooks',
  key: ['id'],
  columns: {
    id: 'text',
    seasonId: 'text?',
    accountId: 'text',
    name: 'text',
    format: 'text',
    filter: 'json',
    standing: 'json?',
    status: 'text',
    position: 'whole',
    dueAtMs: 'whole',
    claimedUntilMs: 'whole',
    claim: 'text',
    failures: 'whole',
    failingSinceMs: 'whole?',
    failure: 'text?',
    logged: 'whole',
    createdAtMs: 'whole',
  },
  indexes: [
    { name: 'webhooks_by_season', columns: ['seasonId'] },
    { name: 'webhooks_by_account', columns: ['accountId'] },
    { name: 'webhooks_by_due', columns: ['status', 'dueAtMs'] },
    { name: 'webhooks_by_age', columns: ['format', 'createdAtMs'] },
  ],
});

export const deliveries = tableSchema<Delivery>({
  name: 'deliveries',
  key: ['webhookId', 'number'],
  columns: {
    webhookId: 'text',
    number: 'whole',
    messageId: 'text',
    purpose: 'text',
    atMs: 'whole',
    tookMs: 'whole',
    status: 'whole?',
    failure: 'text?',
    body: 'text',
    answer: 'text',
  },
  indexes: [{ name: 'deliveries_by_age', columns: ['atMs'] }],
});
