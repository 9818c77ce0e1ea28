import { createTransport } from 'nodemailer';
import type { SMTPPoolSentMessageInfo, Transporter } from 'nodemailer';
import { toUSVString } from 'node:util';
import type { DeliveryFailure } from '../../engine';
import type { Instant } from '../../kernel';
import type { Reply } from '../post';
import type { Sender } from './address';
import { isLocal } from './smtp-settings';
import type { SmtpSettings } from './smtp-settings';

/** A mail with everything but its sender. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The part of the Message-ID before `@`; the same for each attempt. */
  readonly id: string;
  /** The id of the thread; null for a mail of its own. */
  readonly thread: string | null;
  readonly headers: Readonly<Record<string, string>>;
};

export type MailerOptions = {
  readonly smtp: SmtpSettings;
  readonly from: Sender;
  /** The time for a whole mail; default 15 s. */
  readonly timeoutMs?: number;
  /** The time for which a mail waits for a connection; default 5 s. */
  readonly waitMs?: number;
  /** Called at most once a minute with the reason for which mail fails. */
  readonly onProblem?: (problem: MailProblem) => void;
};

/** The reason for a failure, without addresses and without anything that a server wrote. */
export type MailProblem = {
  readonly code: string | null;
  readonly command: string | null;
  readonly responseCode: number | null;
};

/** Connections at once. Mail that waits longer than `waitMs` gives its lease back. */
const CONNECTIONS = 5;
/** With `WAIT_MS` shorter than a lease, so that no other node sends the same mail. */
const TIMEOUT_MS = 15_000;
const WAIT_MS = 5_000;
const STEP_MS = 10_000;
const MAX_ANSWER = 500;
const PROBLEM_EVERY_MS = 60_000;

/** Sends mail by SMTP. */
export class Mailer {
  private readonly transport: Transporter<SMTPPoolSentMessageInfo>;
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private toldAtMs = -Infinity;

  constructor(private readonly options: MailerOptions) {
    this.transport = openPool(options.smtp);
    // The error of an idle connection; each mail gets its own error.
    this.transport.on('error', () => undefined);
  }

  /** Resolves in any case, within the timeouts. */
  async send(mail: Mail, now: Instant): Promise<Reply> {
    if (!(await this.turn())) return { ...NO_REPLY, failure: 'RATE_LIMITED' };
    let timer: NodeJS.Timeout | undefined;
    const cut = new AbortController();
    const timeout = new Promise<Reply>((resolve) => {
      const { timeoutMs = TIMEOUT_MS } = this.options;
      timer = setTimeout(() => {
        resolve({ ...NO_REPLY, failure: 'TIMED_OUT' });
        this.tell({ code: 'ETIMEDOUT' }, now);
        // The mail must not arrive beside the next attempt.
        cut.abort();
      }, timeoutMs);
    });
    try {
      return await Promise.race([this.exchange(mail, now, cut.signal), timeout]);
    } finally {
      clearTimeout(timer);
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }

  private async exchange(mail: Mail, now: Instant, signal: AbortSignal): Promise<Reply> {
    const { to, subject, text, html, headers, thread } = mail;
    const { from } = this.options;
    const idOf = (name: string): string => `<${name}@${from.address.split('@').at(-1) ?? ''}>`;
    const threadId = thread === null ? {} : { inReplyTo: idOf(thread), references: idOf(thread) };
    try {
      const { response } = await this.transport.sendMail({
        ...{ from, to: { name: '', address: to }, subject, text, html, date: new Date(now) },
        ...{ messageId: idOf(mail.id), ...threadId },
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        signal,
      });
      return { ...NO_REPLY, status: Number(response.slice(0, 3)) || null, failure: null };
    } catch (error) {
      const reply = replyOf(error, to);
      // A mailbox that does not exist is no fault of the mail server.
      if (reply.failure !== 'GONE' && !signal.aborted) this.tell(error as SmtpError, now);
      return reply;
    }
  }

  private tell(error: SmtpError, now: Instant): void {
    if (now >= this.toldAtMs && now < this.toldAtMs + PROBLEM_EVERY_MS) return;
    this.toldAtMs = now;
    this.options.onProblem?.(problemOf(error));
  }

  /** Resolves with false if no connection is free for too long. */
  private turn(): Promise<boolean> {
    if (this.running < CONNECTIONS) {
      this.running += 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        this.running += 1;
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(go), 1);
        resolve(false);
      }, this.options.waitMs ?? WAIT_MS);
      this.waiting.push(go);
    });
  }

  /** Cuts what is under way. */
  close(): void {
    this.transport.transporter.close?.({ force: true });
  }
}

const openPool = (smtp: SmtpSettings): Transporter<SMTPPoolSentMessageInfo> =>
  createTransport({
    ...{ host: smtp.host, port: smtp.port, secure: smtp.secure },
    ...{ pool: true as const, maxConnections: CONNECTIONS },
    ...(smtp.login === null ? {} : { auth: smtp.login }),
    // A password never travels in the clear, except within this machine.
    ...(isLocal(smtp) ? { ignoreTLS: true } : { requireTLS: smtp.login !== null }),
    ...{ connectionTimeout: STEP_MS, greetingTimeout: STEP_MS, socketTimeout: STEP_MS },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });

const NO_REPLY = { status: null, answer: '', whole: '', retryAfter: undefined } as const;

type SmtpError = {
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly command?: unknown;
  readonly response?: unknown;
};

const CODE = /^[A-Z][A-Z0-9_ -]{0,39}$/;

function problemOf({ code, command, responseCode }: SmtpError): MailProblem {
  const codeIn = (text: unknown): string | null =>
    typeof text === 'string' && CODE.test(text) ? text : null;
  return {
    ...{ code: codeIn(code), command: codeIn(command) },
    responseCode: typeof responseCode === 'number' ? responseCode : null,
  };
}

/**
 * A refused recipient is the receiver's: 5xx is final [RFC 5321, 4.2.1]. All else before the
 * message is the operator's own server, which never stops an address.
 */
function replyOf(error: unknown, to: string): Reply {
  const { responseCode, command, response } = error as SmtpError;
  const status = typeof responseCode === 'number' ? responseCode : null;
  const text = typeof response === 'string' ? response : '';
  const answer = toUSVString(text.replaceAll('\0', '').replaceAll(anyCase(to), '[address]'));
  const failure = failureOf(status, typeof command === 'string' ? command : '');
  return { ...NO_REPLY, status, failure, answer: answer.slice(0, MAX_ANSWER) };
}

/** Servers may answer with an address in another case. */
const anyCase = (address: string): RegExp =>
  new RegExp(address.replaceAll(/[^\w@]/g, String.raw`\$&`), 'gi');

/** Codes that say that the mailbox does not exist or takes no mail; others can be about the content. */
const NO_MAILBOX: ReadonlySet<number> = new Set([550, 551, 553, 556]);

function failureOf(status: number | null, command: string): DeliveryFailure {
  if (status === null) return 'SERVER_ERROR';
  if (command === 'RCPT TO') return NO_MAILBOX.has(status) ? 'GONE' : 'STATUS_NOT_OK';
  return command === 'DATA' ? 'STATUS_NOT_OK' : 'SERVER_ERROR';
}
