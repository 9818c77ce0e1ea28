import type { Clock, NewDelivery, Sealing, Webhook, WebhookSecrets } from '../engine';
import { placeOf } from '../engine';
import { FORMATS } from './formats';
import type { Outcome, Ways } from './formats';
import type { Reply } from './post';
import type { Message } from './signature';

/** The stored text is bound to this place. */
const placeOfWebhook = (id: string): string => placeOf('webhooks', id);

export const sealSecrets = (sealing: Sealing, id: string, secrets: WebhookSecrets): string =>
  sealing.seal(JSON.stringify(secrets), placeOfWebhook(id));

export const openSecrets = (sealing: Sealing, id: string, sealed: string): WebhookSecrets =>
  JSON.parse(sealing.open(sealed, placeOfWebhook(id))) as WebhookSecrets;

/** An attempt with its entry for the log. */
export type Attempt = {
  readonly delivery: NewDelivery;
  readonly reply: Reply;
} & Outcome;

type Sent = Message &
  Pick<NewDelivery, 'purpose'> & {
    /** The id of the message of Discord that is edited; null or left out for a new one. */
    readonly edited?: string | null;
  };

type SenderDeps = Ways & {
  readonly clock: Clock;
  /** The process's own time; default: `performance.now`. */
  readonly uptime?: () => number;
};

/** Signs and sends one message, and describes the outcome. */
export async function sendMessage(
  { clock, uptime = () => performance.now(), ...ways }: SenderDeps,
  { id: webhookId, format }: Pick<Webhook, 'id' | 'format'>,
  secrets: WebhookSecrets,
  { purpose, edited = null, ...message }: Sent,
): Promise<Attempt> {
  const atMs = clock.now();
  const since = uptime();
  const { send, outcome } = FORMATS[format];
  const reply = await send(ways, { message, secrets, now: atMs, edited, webhookId });
  const told = outcome(reply, clock.now());
  const { failure } = told;
  const { status } = reply;
  const answer = failure === null ? '' : reply.answer;
  const tookMs = Math.round(uptime() - since);
  const { id: messageId, body } = message;
  return {
    delivery: { webhookId, messageId, purpose, atMs, tookMs, status, failure, body, answer },
    reply,
    ...told,
  };
}
