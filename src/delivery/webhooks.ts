import type {
  Account,
  Delivery,
  DeliveryStretch,
  Webhook,
  WebhookFilter,
  WebhookOwner,
  WebhookSecrets,
} from '../engine';
import type { JsonObject } from '../kernel';
import type { WebhookRefusal } from './refusals';

/** A webhook with its secrets. */
export type OpenWebhook = { readonly webhook: Webhook; readonly secrets: WebhookSecrets };

export type NewWebhook = {
  readonly owner: WebhookOwner;
  readonly name: string;
  readonly url: string;
  readonly filter: WebhookFilter;
  /** The number of the event or entry after which it begins. */
  readonly position: number;
};

/** Left out: unchanged. */
export type ChangedWebhook = {
  readonly name?: string;
  readonly url?: string;
  readonly filter?: WebhookFilter;
  /** True resumes from the last position, false pauses. */
  readonly active?: boolean;
  /** Skips everything up to this number. */
  readonly position?: number;
};

/** A change as it was asked for: a repeat is known by it. `read` makes the change of it. */
export type AskedChange = {
  readonly input: JsonObject;
  readonly read: () => Promise<ChangedWebhook>;
};

type Asking = { readonly account: Account; readonly idempotencyKey: string | null };

/**
 * Webhooks and their deliveries. The caller has checked that the account may change the webhook. A
 * repeated idempotency key gets the same answer and does nothing again.
 */
export interface Webhooks {
  find(id: string): Promise<OpenWebhook | null>;
  /** Oldest first. */
  listOf(owner: WebhookOwner): Promise<readonly OpenWebhook[]>;
  create(asking: Asking, made: NewWebhook): Promise<OpenWebhook | WebhookRefusal>;
  change(
    asking: Asking,
    open: OpenWebhook,
    asked: AskedChange,
  ): Promise<OpenWebhook | WebhookRefusal>;
  /** `isOwn` tells if the account may delete it; a repeat does not ask, since it is gone. */
  remove(asking: Asking, id: string, isOwn: () => Promise<boolean>): Promise<WebhookRefusal | null>;
  /** Makes a new secret. The present one also signs for another day. */
  rotate(asking: Asking, open: OpenWebhook): Promise<OpenWebhook | WebhookRefusal>;
  /** Sends a test message and waits for the answer. */
  test(asking: Asking, open: OpenWebhook): Promise<Delivery | WebhookRefusal>;
  /** Sends the message of an earlier delivery again, and waits for the answer. */
  redeliver(asking: Asking, open: OpenWebhook, number: number): Promise<Delivery | WebhookRefusal>;
  delivery(webhookId: string, number: number): Promise<Delivery | null>;
  deliveries(webhookId: string, stretch: DeliveryStretch): Promise<readonly Delivery[]>;
}
