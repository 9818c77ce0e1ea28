import type { NewDelivery, SealedWebhook, Webhook, WebhookProgress } from '../../src/engine';
import { accountId, instant, seasonId } from '../../src/kernel';
import { MADE_AT } from './store-fixtures';

/** A webhook of the season `s1`. */
export function webhookOf(id: string, over: Partial<Webhook> = {}): SealedWebhook {
  const webhook: Webhook = {
    ...{ id, seasonId: seasonId('s1'), accountId: accountId('a1'), name: id, status: 'ACTIVE' },
    ...{ format: 'STANDARD', standing: null },
    filter: { types: null, channels: null, actors: null, kinds: null },
    ...{ position: 0, dueAtMs: instant(0), claimedUntilMs: instant(0), claim: '', failures: 0 },
    ...{ failingSinceMs: null, failure: null, logged: 0, createdAtMs: MADE_AT },
    ...over,
  };
  return { webhook, sealed: `sealed ${id}` };
}

export const deliveryOf = (webhookId: string, over: Partial<NewDelivery> = {}): NewDelivery => ({
  ...{ webhookId, messageId: 'm1', purpose: 'NEWS', atMs: MADE_AT, tookMs: 1, status: 204 },
  ...{ failure: null, body: '{}', answer: '' },
  ...over,
});

export const progressOf = (
  webhookId: string,
  position: number,
  deliveries: readonly NewDelivery[] = [],
): WebhookProgress => ({
  ...{ webhookId, claim: '', deliveries, end: null },
  change: {
    ...{ position, dueAtMs: instant(0), failures: 0, failingSinceMs: null, failure: null },
    standing: null,
    claimedUntilMs: instant(0),
  },
});
