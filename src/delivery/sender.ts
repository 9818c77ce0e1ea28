import type { Clock, NewDelivery, Sealing, WebhookSecrets } from '../engine';
import { placeOf } from '../engine';
import type { Poster, Reply } from './post';
import { readRetryAfter } from './back-off';
import { signedHeaders } from './signature';
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
  readonly failure: Reply['failure'];
  /** The receiver's wish; null for none. */
  readonly retryAfterMs: number | null;
};

type SenderDeps = {
  readonly poster: Poster;
  readonly clock: Clock;
  /** The process's own time; default: `performance.now`. */
  readonly uptime?: () => number;
};

/** Signs and sends one message, and describes the outcome. */
export async function sendMessage(
  { poster, clock, uptime = () => performance.now() }: SenderDeps,
  webhookId: string,
  secrets: WebhookSecrets,
  { purpose, ...message }: Message & Pick<NewDelivery, 'purpose'>,
): Promise<Attempt> {
  const atMs = clock.now();
  const since = uptime();
  const headers = signedHeaders(message, secrets, atMs);
  const reply = await poster.post(secrets.url, headers, message.body);
  const { status, failure } = reply;
  const answer = failure === null ? '' : reply.answer;
  const tookMs = Math.round(uptime() - since);
  const { id: messageId, body } = message;
  return {
    delivery: { webhookId, messageId, purpose, atMs, tookMs, status, failure, body, answer },
    failure,
    retryAfterMs: readRetryAfter(reply.retryAfter, clock.now()),
  };
}
