import { Heard } from '../../support/async-queue';
import type { Answer, TestClient } from '../../support/test-client';

type Heard1 = { readonly id: string; readonly answer: Answer | 'complete' };

type Opening = {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  readonly ticket?: string;
  readonly token?: string;
  /** A browser sends this when it reconnects. */
  readonly lastEventId?: string;
};

/**
 * A stream as read by a browser's EventSource [WHATWG HTML, 9.2.6], without the automatic
 * reconnect.
 */
export class BrowserStream {
  private readonly heard = new Heard<Heard1>();
  private readonly abort = new AbortController();
  /** The value that a browser would send when it reconnects. */
  lastEventId: string;
  status = 0;
  text = '';

  private constructor(opening: Opening) {
    this.lastEventId = opening.lastEventId ?? '';
  }

  static async open(client: TestClient, opening: Opening): Promise<BrowserStream> {
    const stream = new BrowserStream(opening);
    const { query, variables, ticket, token } = opening;
    const search = new URLSearchParams({
      query,
      ...(variables === undefined ? {} : { variables: JSON.stringify(variables) }),
      ...(ticket === undefined ? {} : { ticket }),
    });
    const response = await fetch(`${client.url}/graphql/stream?${search.toString()}`, {
      headers: {
        accept: 'text/event-stream',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(stream.lastEventId === '' ? {} : { 'last-event-id': stream.lastEventId }),
      },
      signal: stream.abort.signal,
    });
    stream.status = response.status;
    stream.ended = stream.read(response);
    return stream;
  }

  /** Resolves when either side has ended the stream. */
  ended: Promise<void> = Promise.resolve();

  private async read(response: Response): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    try {
      for await (const chunk of response.body ?? []) {
        const text = decoder.decode(chunk as Uint8Array, { stream: true });
        this.text += text;
        const blocks = (rest + text).split('\n\n');
        rest = blocks.pop() ?? '';
        blocks.forEach((block) => this.take(block));
      }
    } catch {
      // A cut connection also ends the stream.
    }
  }

  private take(block: string): void {
    const field = (name: string): string | undefined =>
      new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
    const id = field('id');
    if (id !== undefined) this.lastEventId = id;
    const event = field('event');
    if (event === 'complete') this.heard.hear({ id: this.lastEventId, answer: 'complete' });
    if (event !== 'next') return;
    this.heard.hear({ id: this.lastEventId, answer: JSON.parse(field('data') ?? '') as Answer });
  }

  next(): Promise<Heard1> {
    return this.heard.next();
  }

  /** Breaks the connection as a bad network would. */
  cut(): void {
    this.abort.abort();
  }
}
