import type { Clock, StandingMessage, Webhook, WebhookSecrets } from '../engine';
import { instant } from '../kernel';
import { isMessageGone, messageIdIn } from './discord/reply';
import type { NewsSource } from './news';
import type { Pacer } from './pacer';
import { sendMessage } from './sender';
import type { Attempt } from './sender';

/** The time after a failure for which the standing message is left as it is. */
const REST_MS = 5 * 60 * 1_000;

type StandingDeps = Parameters<typeof sendMessage>[0] & {
  readonly source: Pick<NewsSource, 'standing'>;
  readonly pacer: Pacer;
};

export type Kept = {
  readonly attempt: Attempt;
  readonly standing: StandingMessage | null;
  /** True if the message is a new one. */
  readonly isNew: boolean;
};

/**
 * Makes the standing message of a webhook of Discord, or edits it if the season has changed. Null if
 * there is nothing to do, or the run may not go on. It makes no other after people deleted the
 * message, and none after an attempt that may have made one.
 */
export async function keepStanding(
  deps: StandingDeps,
  webhook: Webhook,
  secrets: WebhookSecrets,
  before: StandingMessage | null,
  mayGoOn: () => boolean,
): Promise<Kept | null> {
  if (webhook.format !== 'DISCORD' || isLeft(before, deps.clock)) return null;
  const body = await deps.source.standing(webhook);
  if (body === null || body === before?.body) return null;
  await deps.pacer.turn();
  if (!mayGoOn()) return null;
  const edited = before?.messageId ?? null;
  const message = { id: `standing-${webhook.id}`, body, edited, purpose: 'STANDING' } as const;
  const attempt = await sendMessage(deps, webhook, secrets, message);
  const standing = standingAfter(attempt, { body, edited, before }, deps.clock);
  return { attempt, standing, isNew: edited === null };
}

function isLeft(before: StandingMessage | null, clock: Clock): boolean {
  if (before === null) return false;
  const { messageId, retryAtMs } = before;
  return retryAtMs === undefined ? messageId === null : clock.now() < retryAtMs;
}

type Asked = {
  readonly body: string;
  readonly edited: string | null;
  readonly before: StandingMessage | null;
};

function standingAfter(
  { failure, reply }: Attempt,
  { body, edited, before }: Asked,
  clock: Clock,
): StandingMessage | null {
  if (failure === null) return { messageId: edited ?? messageIdIn(reply), body };
  if (failure === 'RATE_LIMITED' || failure === 'GONE') return before;
  if (edited === null ? failure === 'TIMED_OUT' : isMessageGone(reply)) {
    return { messageId: null, body };
  }
  const retryAtMs = instant(clock.now() + REST_MS);
  return { messageId: edited, body: before?.body ?? '', retryAtMs };
}
