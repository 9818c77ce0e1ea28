/**
 * Signs messages as Standard Webhooks has it: HMAC-SHA256 over `id.timestamp.body`, one signature
 * for each valid secret [standardwebhooks.com, "Signature scheme"].
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { WebhookSecrets } from '../engine';
import type { Instant } from '../kernel';

export const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const newWebhookSecret = (): string => randomBytes(SECRET_BYTES).toString('base64');

export type Message = { readonly id: string; readonly body: string };

export type SignedHeaders = {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
};

/** The headers of a message that is sent at this instant. */
export function signedHeaders(
  { id, body }: Message,
  { secret, former }: Pick<WebhookSecrets, 'secret' | 'former'>,
  now: Instant,
): SignedHeaders {
  const timestamp = String(Math.floor(now / 1_000));
  const valid = former !== null && now < former.untilMs ? [secret, former.secret] : [secret];
  const signatures = valid.map((each) => {
    const hmac = createHmac('sha256', Buffer.from(each, 'base64'));
    return `v1,${hmac.update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
