import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Embed = {
  readonly title?: string;
  readonly url?: string;
  readonly description?: string;
  readonly timestamp?: string;
  readonly color?: number;
  readonly image?: { readonly url: string };
};
type Body = {
  readonly content?: string;
  readonly embeds?: readonly Embed[];
  readonly allowed_mentions?: { readonly parse?: readonly string[] };
};

const WEBHOOK = '/api/webhooks/1234567890/token-of_the-webhook';
const MESSAGE = new RegExp(`^${WEBHOOK}/messages/(\\d+)$`);
/** The bucket of a webhook: 5 messages in 2 seconds. */
const BUCKET = { limit: 5, windowMs: 2_000 };

/**
 * Discord's endpoints "Execute Webhook" and "Edit Webhook Message", with their documented rules: the limits of messages and
 * embeds, `wait`, buckets with their headers, 401 and 404. It counts messages that broke a rule.
 */
export class Discord {
  private readonly kept = new Map<string, Embed>();
  private made = 0;
  /** The number of edits. */
  edits = 0;
  /** Requests that the real Discord would have refused. */
  readonly refused: string[] = [];
  isDeleted = false;
  /** The next answer is a 429 with this wait, in seconds. */
  limitedFor: number | null = null;
  private window = { endsAtMs: 0, used: 0 };

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    readonly origin: string,
    private readonly now: () => number,
  ) {}

  static async open(now: () => number): Promise<Discord> {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    const discord = new Discord(server, `http://127.0.0.1:${port}`, now);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void discord.take(request, response);
    });
    return discord;
  }

  /** The messages about events: those with a time. */
  get news(): readonly Embed[] {
    return [...this.kept.values()].filter(({ timestamp }) => timestamp !== undefined);
  }

  /** The standing messages, as they are now. */
  get standing(): readonly Embed[] {
    return [...this.kept.values()].filter(({ timestamp }) => timestamp === undefined);
  }

  /** Deletes the standing messages, as people can. */
  deleteStanding(): void {
    for (const [id, { timestamp }] of this.kept) if (timestamp === undefined) this.kept.delete(id);
  }

  get url(): string {
    return this.origin + WEBHOOK;
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const answer = (status: number, body: object, headers: Record<string, string> = {}): void => {
      if (status >= 400) this.refused.push(`${status} ${JSON.stringify(body)}`);
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    };
    const { pathname, searchParams } = new URL(request.url ?? '/', this.origin);
    const edited = request.method === 'PATCH' ? MESSAGE.exec(pathname)?.[1] : undefined;
    const isNew = request.method === 'POST' && pathname === WEBHOOK;
    if (this.isDeleted || (edited === undefined && !isNew)) {
      answer(404, { message: 'Unknown Webhook', code: 10_015 });
      return;
    }
    const limited = this.takeFromBucket();
    if (limited.wait !== null) {
      const body = { message: 'You are being rate limited.', retry_after: limited.wait };
      const headers = { 'retry-after': String(Math.ceil(limited.wait)), ...limited.headers };
      answer(429, { ...body, global: false }, headers);
      return;
    }
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Body;
    const errors = errorsOf(body, request.headers['content-type']);
    if (errors.length > 0) {
      answer(400, { code: 50_035, message: 'Invalid Form Body', errors }, limited.headers);
      return;
    }
    if (edited !== undefined && !this.kept.has(edited)) {
      answer(404, { message: 'Unknown Message', code: 10_008 }, limited.headers);
      return;
    }
    const id = edited ?? String((this.made += 1));
    this.edits += edited === undefined ? 0 : 1;
    this.kept.set(id, body.embeds?.[0] ?? {});
    if (searchParams.get('wait') !== 'true') response.writeHead(204, limited.headers).end();
    else answer(200, { ...body, id }, limited.headers);
  }

  private takeFromBucket(): {
    readonly wait: number | null;
    readonly headers: Record<string, string>;
  } {
    const now = this.now();
    if (this.limitedFor !== null) {
      const wait = this.limitedFor;
      this.limitedFor = null;
      return { wait, headers: {} };
    }
    if (now >= this.window.endsAtMs) this.window = { endsAtMs: now + BUCKET.windowMs, used: 0 };
    const resetAfter = (this.window.endsAtMs - now) / 1_000;
    const isFull = this.window.used >= BUCKET.limit;
    if (!isFull) this.window.used += 1;
    const headers = {
      'x-ratelimit-limit': String(BUCKET.limit),
      'x-ratelimit-remaining': String(BUCKET.limit - this.window.used),
      'x-ratelimit-reset-after': String(resetAfter),
      'x-ratelimit-bucket': 'abcd1234',
    };
    return { wait: isFull ? resetAfter : null, headers };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => {
      this.server.close(resolve);
    });
  }
}

/** The broken rules [Discord, "Execute Webhook", "Embed Limits", "Allowed Mentions"]. */
export function errorsOf(body: Body, contentType: string | undefined): readonly string[] {
  const { content = '', embeds = [], allowed_mentions: mentions } = body;
  const total = embeds.reduce(
    (sum, { title = '', description = '' }) => sum + title.length + description.length,
    0,
  );
  const rules: readonly (readonly [broken: boolean, rule: string])[] = [
    [contentType !== 'application/json', 'content-type'],
    [content === '' && embeds.length === 0, 'empty message'],
    [content.length > 2_000, 'content: 2000'],
    [embeds.length > 10, 'embeds: 10'],
    [total > 6_000, 'embeds: 6000 characters'],
    [embeds.some(({ title = '' }) => title.length > 256), 'title: 256'],
    [embeds.some(({ description = '' }) => description.length > 4_096), 'description: 4096'],
    [embeds.some(({ title, description }) => !title && !description), 'empty embed'],
    [embeds.some(({ url }) => url !== undefined && !isUrl(url)), 'url'],
    [embeds.some(({ image }) => image !== undefined && !isUrl(image.url)), 'image.url'],
    [embeds.some(({ timestamp = '' }) => timestamp !== '' && !isIso(timestamp)), 'timestamp'],
    [embeds.some(({ color = 0 }) => color < 0 || color > 0xff_ff_ff), 'color'],
    [mentions?.parse?.length !== 0, 'the tests want no mention'],
  ];
  return rules.flatMap(([isBroken, rule]) => (isBroken ? [rule] : []));
}

const isUrl = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);
const isIso = (text: string): boolean => new Date(text).toISOString() === text;
