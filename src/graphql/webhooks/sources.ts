import type { OpenWebhook, WebhookRefusal } from '../../delivery';
import type { Delivery } from '../../engine';
import type { Refusal } from '../../kernel';

export type { OpenWebhook as WebhookSource } from '../../delivery';
export type { Delivery as WebhookDeliverySource } from '../../engine';

/** The sources of webhook mutation payloads. */
type Ended = { readonly refusal: WebhookRefusal | Pick<Refusal, 'code' | 'rule' | 'facts'> | null };
type Changed = Ended & { readonly webhook: OpenWebhook | null };
type Sent = Ended & { readonly delivery: Delivery | null };

export type CreateWebhookPayloadSource = Changed & { readonly secret: string | null };
export type UpdateWebhookPayloadSource = Changed;
export type DeleteWebhookPayloadSource = Ended & { readonly webhookId: string | null };
export type RotateWebhookSecretPayloadSource = Changed & { readonly secret: string | null };
export type TestWebhookPayloadSource = Sent;
export type RedeliverWebhookPayloadSource = Sent;
