import { lookup as lookUp } from 'node:dns/promises';
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { toUSVString } from 'node:util';
import type { DeliveryFailure } from '../engine';
import { hideAddress, hostIn, isPublicAddress, problemOf } from './addresses';
import type { WebhookTargets } from './addresses';
import { resolvePublic } from './resolve-public';
import type { Found } from './resolve-public';

export type PosterOptions = {
  readonly targets: WebhookTargets;
  readonly userAgent: string;
  /** The time for the whole exchange; default 10 s. */
  readonly timeoutMs?: number;
  /** Finds the addresses of a name; default: DNS, for the targets `any` the system's look-up. */
  readonly resolve?: (host: string, signal: AbortSignal) => Promise<readonly Found[]>;
  /** Decides for each address; default: only public addresses, unless `targets` is `any`. */
  readonly isAllowed?: (address: string) => boolean;
  /** The trusted authority of certificates; default: those of Node. */
  readonly ca?: string;
};

/** What came back. */
export type Reply = {
  /** The HTTP status; null without an answer. */
  readonly status: number | null;
  /** Null for a success: a status from 200 to 299. */
  readonly failure: DeliveryFailure | null;
  /** The beginning of the answer without the address, at most 500 characters. */
  readonly answer: string;
  /** The whole answer, at most 64 kB. */
  readonly whole: string;
  readonly retryAfter: string | undefined;
  /** The headers `X-RateLimit-Remaining` and `X-RateLimit-Reset-After`. */
  readonly remaining?: string | undefined;
  readonly resetAfter?: string | undefined;
};

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;
const MAX_KEPT = 500;
/** The time for which an idle connection is kept for the next message. */
const IDLE_MS = 4_000;

type Sent = {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly method: 'POST' | 'PATCH';
};

/** A name has no address that is allowed. */
class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/**
 * Sends messages over HTTP. Each connection goes to an address that was checked after the look-up
 * of its name, so a name that resolves differently the next time changes nothing. Redirects are not
 * followed.
 */
export class Poster {
  private readonly agents: { readonly 'http:': HttpAgent; readonly 'https:': HttpsAgent };
  private readonly isAllowed: (address: string) => boolean;
  private readonly resolve: NonNullable<PosterOptions['resolve']>;

  constructor(private readonly options: PosterOptions) {
    const { targets, isAllowed = isPublicAddress } = options;
    this.isAllowed = targets === 'any' ? () => true : isAllowed;
    const usual = targets === 'any' ? lookUpAll : resolvePublic;
    this.resolve = options.resolve ?? ((host, signal) => usual(host, signal));
    const kept = { keepAlive: true, timeout: IDLE_MS, maxFreeSockets: 64 };
    this.agents = {
      'http:': new HttpAgent(kept),
      'https:': new HttpsAgent({ ...kept, ca: options.ca }),
    };
  }

  /** Resolves in any case, within the timeout. */
  async post(
    address: string,
    headers: Readonly<Record<string, string>>,
    body: string,
    method: 'POST' | 'PATCH' = 'POST',
  ): Promise<Reply> {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url === null || !this.mayTry(url)) return failed('ADDRESS_REFUSED');
    const signal = AbortSignal.timeout(this.options.timeoutMs ?? TIMEOUT_MS);
    try {
      return await this.exchange({ url, headers, body, method }, signal);
    } catch (error) {
      return failed(signal.aborted ? 'TIMED_OUT' : failureOf(error));
    }
  }

  /** Node looks up no literal address, so these are checked here. */
  private mayTry(url: URL): boolean {
    const { targets, isAllowed } = this.options;
    const host = hostIn(url);
    if (isAllowed !== undefined) return isIP(host) === 0 || this.isAllowed(host);
    return problemOf(url.href, targets) === null;
  }

  private async exchange(sent: Sent, signal: AbortSignal): Promise<Reply> {
    const cut = whenAborted(signal);
    for (let attempt = 0; ; attempt += 1) {
      const request = this.open(sent, signal);
      try {
        const response = await Promise.race([answerTo(request, sent.body), cut]);
        return await replyOf(response, sent.url, signal);
      } catch (error) {
        // The receiver closed a kept connection while it was idle: nothing was lost.
        if (!request.reusedSocket || attempt > 0 || signal.aborted) throw error;
      }
    }
  }

  private open({ url, headers, body, method }: Sent, signal: AbortSignal): ClientRequest {
    const protocol = url.protocol === 'http:' ? 'http:' : 'https:';
    const options: RequestOptions = {
      method,
      agent: this.agents[protocol],
      signal,
      lookup: this.lookupUntil(signal),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': this.options.userAgent,
        ...headers,
      },
    };
    return protocol === 'http:' ? httpRequest(url, options) : httpsRequest(url, options);
  }

  /** The look-up of a new connection. It connects to the addresses given here and to no others. */
  private lookupUntil(signal: AbortSignal): LookupFunction {
    return (host, options, done) => {
      this.find(host, signal).then(
        (found) => {
          const [first] = found;
          if (options.all === true) done(null, [...found]);
          else done(null, first.address, first.family);
        },
        (error: unknown) => {
          done(error as NodeJS.ErrnoException, []);
        },
      );
    };
  }

  private async find(host: string, signal: AbortSignal): Promise<readonly [Found, ...Found[]]> {
    const found = await this.resolve(host, signal);
    const [first, ...others] = found.filter(({ address }) => this.isAllowed(address));
    if (first === undefined) throw new AddressRefused(host);
    return [first, ...others];
  }

  close(): void {
    for (const agent of Object.values(this.agents)) agent.destroy();
  }
}

const lookUpAll = (name: string): Promise<readonly Found[]> => lookUp(name, { all: true });

const failed = (failure: DeliveryFailure): Reply => ({
  status: null,
  failure,
  ...{ answer: '', whole: '' },
  retryAfter: undefined,
});

/** Rejects also without an error, for example at an answer 101, after which Node only closes. */
function answerTo(request: ClientRequest, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
    request.once('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Error('The receiver changed the protocol.'));
    });
    request.once('close', () => {
      reject(new Error('The connection was closed without an answer.'));
    });
    request.end(body);
  });
}

/** Never resolves. */
function whenAborted(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_resolve, reject) => {
    const cut = (): void => {
      reject(new Error('The time is over.'));
    };
    signal.addEventListener('abort', cut, { once: true });
  });
  aborted.catch(() => undefined);
  return aborted;
}

/** The status decides; the rest of the answer is only for the log. */
async function replyOf(response: IncomingMessage, url: URL, signal: AbortSignal): Promise<Reply> {
  const { statusCode: status = 0, headers } = response;
  const whole = await textOf(response, signal);
  return {
    ...{ status, failure: statusFailure(status), whole },
    answer: storable(hideAddress(whole, url)),
    retryAfter: headers['retry-after'],
    remaining: headerOf(headers['x-ratelimit-remaining']),
    resetAfter: headerOf(headers['x-ratelimit-reset-after']),
  };
}

const headerOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : header?.[0];

function statusFailure(status: number): DeliveryFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return 'GONE';
  return status >= 300 && status < 400 ? 'REDIRECTED' : 'STATUS_NOT_OK';
}

/** Reads at most 64 kB, until the end of the time. A cut or endless answer is no failure. */
async function textOf(response: IncomingMessage, signal: AbortSignal): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= MAX_ANSWER_BYTES) break;
    }
  } catch (error) {
    if (!signal.aborted && !isCut(error)) throw error;
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** PostgreSQL refuses zeros, and the half of a character that a cut can leave. */
const storable = (text: string): string =>
  toUSVString(text.replaceAll('\0', '').slice(0, MAX_KEPT));

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const isCut = (error: unknown): boolean =>
  ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(codeOf(error));

/** `ETIMEOUT` is of the DNS servers; of a connection it would be `ETIMEDOUT`. */
const NAME_ERRORS: ReadonlySet<string> = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENODATA',
  'ESERVFAIL',
  'EREFUSED',
  'ETIMEOUT',
  'EBADNAME',
]);

function failureOf(error: unknown): DeliveryFailure {
  if (error instanceof AddressRefused) return 'ADDRESS_REFUSED';
  const code = codeOf(error);
  if (NAME_ERRORS.has(code)) return 'NAME_UNKNOWN';
  return /CERT|SIGNATURE|SELF_SIGNED|ALTNAME|SSL|TLS/.test(code)
    ? 'CERTIFICATE_INVALID'
    : 'CONNECTION_FAILED';
}
