import type { DeliveryFailure, WebhookFormat, WebhookSecrets } from '../engine';
import type { Instant } from '../kernel';
import { readRetryAfter } from './back-off';
import { discordTarget, isDiscordWebhook } from './discord/address';
import { printDiscordMessage } from './discord/message';
import { isMessageGone, waitAfterLimit, waitForBucket } from './discord/reply';
import type { Reply } from './post';
import { signedHeaders } from './signature';
import type { Message } from './signature';

/** The outcome of an attempt. */
export type Outcome = {
  readonly failure: DeliveryFailure | null;
  /** The receiver's wish after a failure; null for none. */
  readonly retryAfterMs: number | null;
  /** The receiver's wish after a success; 0 for none. */
  readonly restMs: number;
};

type Format = {
  /** `edited` is the id of the message that is edited; null for a new one. */
  readonly address: (secrets: WebhookSecrets, edited: string | null) => string;
  readonly headers: (
    message: Message,
    secrets: WebhookSecrets,
    now: Instant,
  ) => Readonly<Record<string, string>>;
  readonly outcome: (reply: Reply, now: Instant) => Outcome;
  readonly test: (name: string, now: Instant) => string;
};

const STANDARD: Format = {
  address: ({ url }) => url,
  headers: signedHeaders,
  outcome: ({ failure, retryAfter }, now) => ({
    ...{ failure, retryAfterMs: readRetryAfter(retryAfter, now), restMs: 0 },
  }),
  test: (name, now) =>
    JSON.stringify({ type: 'test', timestamp: new Date(now).toISOString(), data: { name } }),
};

/** Discord answers 404, or 401, once a webhook was deleted. */
const DISCORD_GONE: ReadonlySet<number | null> = new Set([401, 404, 410]);

const DISCORD: Format = {
  address: ({ url }, edited) => discordTarget(url, edited),
  headers: () => ({}),
  outcome: (reply) => {
    const { status, failure } = reply;
    if (status === 429) {
      return { failure: 'RATE_LIMITED', retryAfterMs: waitAfterLimit(reply), restMs: 0 };
    }
    if (DISCORD_GONE.has(status) && !isMessageGone(reply)) {
      return { failure: 'GONE', retryAfterMs: null, restMs: 0 };
    }
    return { failure, retryAfterMs: null, restMs: failure === null ? waitForBucket(reply) : 0 };
  },
  test: (name, at) =>
    printDiscordMessage({
      ...{ title: name, url: null, at, picture: null },
      lines: ['This is a test. The news will come here.'],
    }),
};

export const FORMATS: Readonly<Record<WebhookFormat, Format>> = { STANDARD, DISCORD };

/** The format of messages that the receiver at this address takes. */
export const formatOf = (address: string, discordOrigins: readonly string[]): WebhookFormat =>
  isDiscordWebhook(address, discordOrigins) ? 'DISCORD' : 'STANDARD';
