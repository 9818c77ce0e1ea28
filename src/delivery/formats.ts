import type { DeliveryFailure, DeliveryFormat, WebhookFormat, WebhookSecrets } from '../engine';
import type { Instant } from '../kernel';
import { readRetryAfter } from './back-off';
import { discordTarget, isDiscordWebhook } from './discord/address';
import { printDiscordMessage } from './discord/message';
import { isMessageGone, waitAfterLimit, waitForBucket } from './discord/reply';
import { printLetter } from './mail/letter';
import type { Mail, Mailer } from './mail/mailer';
import { printNotices } from './mail/notices';
import { printStopToken } from './mail/stop-token';
import type { Poster, Reply } from './post';
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

/** How mail leaves: by the operator's server, with links to this one. */
export type MailWay = { readonly mailer: Mailer; readonly publicUrl: string };

export type Ways = {
  readonly poster: Poster;
  /** Null or left out if the operator has set no mail server. */
  readonly mail?: MailWay | null;
};

type Sending = {
  readonly message: Message;
  readonly secrets: WebhookSecrets;
  readonly now: Instant;
  /** The id of the message that is edited; null for a new one. */
  readonly edited: string | null;
  readonly webhookId: string;
};

type Format = {
  readonly send: (ways: Ways, sending: Sending) => Promise<Reply>;
  readonly outcome: (reply: Reply, now: Instant) => Outcome;
  readonly test: (name: string, now: Instant) => string;
};

const STANDARD: Format = {
  send: ({ poster }, { message, secrets, now }) =>
    poster.post(secrets.url, signedHeaders(message, secrets, now), message.body),
  outcome: ({ failure, retryAfter }, now) => ({
    ...{ failure, retryAfterMs: readRetryAfter(retryAfter, now), restMs: 0 },
  }),
  test: (name, now) =>
    JSON.stringify({ type: 'test', timestamp: new Date(now).toISOString(), data: { name } }),
};

/** Discord answers 404, or 401, once a webhook was deleted. */
const DISCORD_GONE: ReadonlySet<number | null> = new Set([401, 404, 410]);

const DISCORD: Format = {
  send: ({ poster }, { message, secrets, edited }) =>
    poster.post(
      discordTarget(secrets.url, edited),
      {},
      message.body,
      edited === null ? 'POST' : 'PATCH',
    ),
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

/** A full mail server asks for a moment, and that is no failure. */
const MAIL_WAIT_MS = 5_000;

const mailFormat = (print: (sending: Sending, to: string, publicUrl: string) => Mail): Format => ({
  send: async ({ mail = null }, sending) => {
    if (mail === null) return NOT_SENT;
    const { mailer, publicUrl } = mail;
    const { secrets, now } = sending;
    return mailer.send(print(sending, secrets.url.replace(/^mailto:/, ''), publicUrl), now);
  },
  outcome: ({ failure }) => ({
    ...{ failure, retryAfterMs: failure === 'RATE_LIMITED' ? MAIL_WAIT_MS : null, restMs: 0 },
  }),
  test: () => '',
});

const LETTER = mailFormat(({ message, secrets: { secret: token } }, to, publicUrl) =>
  printLetter(message, { to, token, publicUrl }),
);

const MAIL = mailFormat(({ message, secrets: { secret }, webhookId }, to, publicUrl) =>
  printNotices(message, { to, token: printStopToken(webhookId, secret), publicUrl }),
);

const NOT_SENT: Reply = {
  ...{ status: null, failure: 'SERVER_ERROR', answer: '', whole: '', retryAfter: undefined },
};

export const FORMATS: Readonly<Record<DeliveryFormat, Format>> = {
  ...{ STANDARD, DISCORD, LETTER, MAIL },
};

/** The format of messages that the receiver at this address takes. */
export const formatOf = (address: string, discordOrigins: readonly string[]): WebhookFormat =>
  isDiscordWebhook(address, discordOrigins) ? 'DISCORD' : 'STANDARD';
