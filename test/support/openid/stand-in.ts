import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type StandInAnswer = { readonly status?: number; readonly body: unknown };
type Asked = {
  readonly path: string;
  readonly method: string;
  readonly headers: IncomingMessage['headers'];
  readonly form: URLSearchParams;
};
type Handler = (asked: Asked) => StandInAnswer;

/** A server that answers each path by a function, with JSON. */
export class StandIn {
  readonly asked: Asked[] = [];

  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async open(handlers: Readonly<Record<string, Handler>>): Promise<StandIn> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const standIn = new StandIn(
      server,
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    );
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method = '', url: path = '', headers } = request;
        const form = new URLSearchParams(Buffer.concat(chunks).toString());
        const asked = { path, method, headers, form };
        standIn.asked.push(asked);
        const { status = 200, body } = handlers[path]?.(asked) ?? { status: 404, body: {} };
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      });
    });
    return standIn;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
