import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { Heard } from '../support/async-queue';
import type { TestClient } from '../support/test-client';

/** A subscription on a socket of graphql-ws's own client. Its results are queued. */
export class Following<Data> {
  private readonly heard = new Heard<Data>();
  private readonly client: Client;
  /** The number of connections so far. */
  connections = 0;
  /**
   * Resolves with the cause of the end, a close event or GraphQL errors; with null after an orderly
   * end.
   */
  readonly ended: Promise<unknown>;

  constructor(
    at: TestClient,
    document: TypedDocumentNode<Data, never>,
    private readonly variables: Record<string, unknown>,
    token: string | null = null,
  ) {
    this.client = createClient({
      url: `${at.url.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 100,
      retryWait: () => Promise.resolve(),
      ...(token === null ? {} : { connectionParams: { token } }),
      on: { connected: () => (this.connections += 1) },
    });
    this.ended = new Promise((resolve) => {
      this.client.subscribe<Data>(
        { query: print(document), variables: this.variables },
        {
          next: ({ data, errors }) => {
            if (data === null || data === undefined) resolve(errors);
            else this.hear(data);
          },
          error: resolve,
          complete: () => resolve(null),
        },
      );
    });
  }

  /** Queues a result. The variable `after` lets a journal resume after a new connection. */
  private hear(data: Data): void {
    const event = (data as { journal?: { seq: number } }).journal;
    if (event !== undefined) this.variables['after'] = event.seq;
    this.heard.hear(data);
  }

  /** The next result. Throws if the subscription ends. */
  next(): Promise<Data> {
    const ended = this.ended.then((why) => {
      throw new Error(`the subscription ended: ${JSON.stringify(why)}`);
    });
    return Promise.race([this.heard.next(), ended]);
  }

  /** All results up to and including the first match. */
  async until(isSo: (data: Data) => boolean): Promise<Data[]> {
    const all: Data[] = [];
    for (;;) {
      const data = await this.next();
      all.push(data);
      if (isSo(data)) return all;
    }
  }

  /** The number of queued results. */
  get waiting(): number {
    return this.heard.waiting;
  }

  /** Breaks the connection as a bad network would. The client reconnects. */
  cut(): void {
    this.client.terminate();
  }

  async close(): Promise<void> {
    await this.client.dispose();
  }
}

type Frame = {
  readonly payload: { readonly data: { readonly auctionUpdated: { readonly seq: number } } };
};

/** A socket that can stop reading, so that unread data piles up. */
export class SlowReader {
  private readonly heard = new Heard<Frame>();

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => {
      this.heard.hear(JSON.parse((data as Buffer).toString()) as Frame);
    });
  }

  /** Opens a subscription, and resolves once it has begun. */
  static async at(
    client: TestClient,
    query: string,
    variables: Record<string, unknown>,
  ): Promise<SlowReader> {
    const url = `${client.url.replace('http', 'ws')}/graphql`;
    const socket = new WebSocket(url, 'graphql-transport-ws');
    const reader = new SlowReader(socket);
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ type: 'connection_init' }));
    await reader.heard.next();
    socket.send(JSON.stringify({ id: 's', type: 'subscribe', payload: { query, variables } }));
    return reader;
  }

  async next(): Promise<Frame['payload']['data']> {
    return (await this.heard.next()).payload.data;
  }

  pause(): void {
    this.socket.pause();
  }

  resume(): void {
    this.socket.resume();
  }

  close(): void {
    this.socket.terminate();
  }
}
