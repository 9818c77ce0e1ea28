import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Heard } from './async-queue';

/** A message as it arrived. */
export type Arrived = {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly json: {
    readonly type: string;
    readonly season: { readonly id: string } | null;
    readonly data: Readonly<Record<string, unknown>>;
  };
};

export type Answering = (response: ServerResponse, message: Arrived) => void;

/** The usual answer. */
export const ok: Answering = (response) => {
  response.writeHead(204).end();
};

export const status =
  (code: number, headers: Record<string, string> = {}): Answering =>
  (response) => {
    response.writeHead(code, headers).end('No.');
  };

/** A real HTTP server for webhooks, on this machine. */
export class Receiver {
  readonly heard = new Heard<Arrived>();
  readonly all: Arrived[] = [];
  /** Answers a message. Tests replace it. */
  answer: Answering = ok;

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    readonly url: string,
  ) {}

  static async open(host = '127.0.0.1'): Promise<Receiver> {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, host, resolve);
    });
    const { port } = server.address() as AddressInfo;
    const receiver = new Receiver(server, `http://${host}:${port}/hook`);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void receiver.take(request, response);
    });
    return receiver;
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString('utf8');
    const { headers } = request;
    const message: Arrived = { headers, body, json: JSON.parse(body) as Arrived['json'] };
    this.all.push(message);
    this.answer(response, message);
    this.heard.hear(message);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => {
      this.server.close(resolve);
    });
  }
}
