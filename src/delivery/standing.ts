import type { StandingMessage, Webhook, WebhookSecrets } from '../engine';
import { isMessageGone, messageIdIn } from './discord/reply';
import type { NewsSource } from './news';
import type { Pacer } from './pacer';
import { sendMessage } from './sender';
import type { Attempt } from './sender';

type StandingDeps = Parameters<typeof sendMessage>[0] & {
  readonly source: Pick<NewsSource, 'standing'>;
  readonly pacer: Pacer;
};

export type Kept = { readonly attempt: Attempt; readonly standing: StandingMessage | null };

/**
 * Makes the standing message of a webhook of Discord, or edits it if the season has changed. Null if
 * there is nothing to do. After people deleted the message, it makes no other.
 */
export async function keepStanding(
  deps: StandingDeps,
  webhook: Webhook,
  secrets: WebhookSecrets,
  before: StandingMessage | null,
): Promise<Kept | null> {
  if (webhook.format !== 'DISCORD' || before?.messageId === null) return null;
  const body = await deps.source.standing(webhook);
  if (body === null || body === before?.body) return null;
  await deps.pacer.turn();
  const edited = before?.messageId ?? null;
  const message = { id: `standing-${webhook.id}`, body, edited, purpose: 'STANDING' } as const;
  const attempt = await sendMessage(deps, webhook, secrets, message);
  return { attempt, standing: standingAfter(attempt, { body, edited, before }) };
}

function standingAfter(
  { failure, reply }: Attempt,
  asked: {
    readonly body: string;
    readonly edited: string | null;
    readonly before: StandingMessage | null;
  },
): StandingMessage | null {
  const { body, edited, before } = asked;
  if (edited !== null && isMessageGone(reply)) return { messageId: null, body };
  if (failure !== null) return before;
  const messageId = edited ?? messageIdIn(reply);
  return messageId === null ? before : { messageId, body };
}
