import { WebSocket } from 'ws';
import { Heard } from './async-queue';

/** A GraphQL answer in the form of the wire. */
export type Answer = {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: Record<string, unknown>;
  }[];
  readonly extensions?: Record<string, unknown>;
};

/**
 * An answer without its body. An unread body would keep the connection, and so the process, alive.
 */
export async function headOf(url: string, asking: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, asking);
  await response.body?.cancel();
  return response;
}

export type RequestOptions = {
  readonly token?: string;
  readonly variables?: Record<string, unknown>;
  readonly headers?: Record<string, string>;
};

export type Reply = { readonly status: number; readonly headers: Headers; readonly body: Answer };

/** A client that shows every detail of HTTP, WebSocket and SSE. */
export class TestClient {
  private readonly sockets: TestSocket[] = [];
  private readonly streams: AbortController[] = [];

  constructor(readonly port: number) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async post(query: string, asking: RequestOptions = {}): Promise<Reply> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: headersOf(asking),
      body: JSON.stringify({ query, variables: asking.variables }),
    });
    const body = (await response.json()) as Answer;
    return { status: response.status, headers: response.headers, body };
  }

  /** Creates a guest. Resolves with the token. */
  async guest(displayName = 'Ada'): Promise<string> {
    const { body } = await this.post(
      'mutation ($displayName: String!) { startGuest(input: { displayName: $displayName }) { token } }',
      { variables: { displayName } },
    );
    return (body.data?.['startGuest'] as { token: string }).token;
  }

  /** Creates a round that starts on a Sunday, so that its lots are drawn. Resolves with its id. */
  async round(token: string): Promise<string> {
    const { body } = await this.post(
      `mutation { createRound(input: { name: "Round", rehearsal: true,
        startsAt: "2021-08-22T00:00:00Z" }) { season { id } } }`,
      { token },
    );
    return (body.data?.['createRound'] as { season: { id: string } }).season.id;
  }

  socket(path = '/graphql', headers: Record<string, string> = {}): TestSocket {
    const socket = new TestSocket(`ws://127.0.0.1:${this.port}${path}`, headers);
    this.sockets.push(socket);
    return socket;
  }

  /** A socket that has been acknowledged. */
  async connected(params: Record<string, unknown> = {}): Promise<TestSocket> {
    const socket = this.socket();
    await socket.opened;
    socket.send({ type: 'connection_init', payload: params });
    expect(await socket.next()).toEqual({ type: 'connection_ack' });
    return socket;
  }

  async stream(query: string, asking: RequestOptions = {}): Promise<TestStream> {
    const abort = new AbortController();
    this.streams.push(abort);
    const response = await fetch(`${this.url}/graphql/stream`, {
      method: 'POST',
      headers: { ...headersOf(asking), accept: 'text/event-stream' },
      body: JSON.stringify({ query, variables: asking.variables }),
      signal: abort.signal,
    });
    return new TestStream(response);
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
    for (const stream of this.streams) stream.abort();
  }
}

function headersOf({ token, headers }: RequestOptions): Record<string, string> {
  return {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...headers,
  };
}

export type Message = { readonly id?: string; readonly type: string; readonly payload?: unknown };

/** A socket that queues all messages and its end. */
export class TestSocket {
  private readonly heard = new Heard<Message>();
  private readonly socket: WebSocket;
  readonly opened: Promise<void>;
  /** The status of a refused upgrade. */
  readonly refused: Promise<number>;
  readonly closed: Promise<{ code: number; reason: string }>;

  constructor(url: string, headers: Record<string, string>) {
    this.socket = new WebSocket(url, 'graphql-transport-ws', { headers });
    this.opened = new Promise((resolve) => this.socket.once('open', () => resolve()));
    this.refused = new Promise((resolve) => {
      this.socket.once('unexpected-response', (_request, response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
    });
    this.closed = new Promise((resolve) => {
      this.socket.once('close', (code, reason) => resolve({ code, reason: String(reason) }));
    });
    this.socket.on('error', () => undefined);
    this.socket.on('message', (data) => {
      this.heard.hear(JSON.parse((data as Buffer).toString()) as Message);
    });
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  send(message: unknown): void {
    const isWritten = typeof message === 'string' || Buffer.isBuffer(message);
    this.socket.send(isWritten ? message : JSON.stringify(message));
  }

  subscribe(id: string, query: string, variables?: Record<string, unknown>): void {
    this.send({ id, type: 'subscribe', payload: { query, variables } });
  }

  next(): Promise<Message> {
    return this.heard.next();
  }

  /** The answer to a query or mutation, with data or errors. */
  async ask(query: string, variables?: Record<string, unknown>): Promise<Answer> {
    this.subscribe('asked', query, variables);
    const message = await this.next();
    if (message.type === 'error') return { errors: message.payload as Answer['errors'] & object };
    expect(message.type).toBe('next');
    expect(await this.next()).toEqual({ id: 'asked', type: 'complete' });
    return message.payload as Answer;
  }

  /** Stops reading, so that data from the server piles up. */
  stall(): void {
    this.socket.pause();
  }

  terminate(): void {
    this.socket.terminate();
  }
}

/** An event stream that queues its events. */
class TestStream {
  private readonly heard = new Heard<Answer | 'complete'>();
  /** Resolves when the stream has ended. */
  readonly ended: Promise<void>;
  readonly status: number;
  readonly contentType: string;
  private text = '';

  constructor(response: Response) {
    this.status = response.status;
    this.contentType = response.headers.get('content-type') ?? '';
    this.ended = this.read(response);
  }

  private async read(response: Response): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body ?? []) {
        this.text += decoder.decode(chunk as Uint8Array, { stream: true });
        this.takeEvents();
      }
    } catch {
      // A broken connection also ends the stream.
    }
  }

  private takeEvents(): void {
    if (!this.contentType.startsWith('text/event-stream')) return;
    const blocks = this.text.split('\n\n');
    this.text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: ?(.*)$/m.exec(block)?.[1] ?? '';
      if (event === 'next') this.heard.hear(JSON.parse(data) as Answer);
      if (event === 'complete') this.heard.hear('complete');
    }
  }

  next(): Promise<Answer | 'complete'> {
    return this.heard.next();
  }

  /** The body of a response that is no event stream. */
  async json(): Promise<Answer> {
    await this.ended;
    return JSON.parse(this.text) as Answer;
  }
}
