import { request } from 'node:http';
import type { ClientRequest } from 'node:http';
import { RETRY_MS } from './door';
import type { Door } from './door';
import { FOLLOW } from './feed';
import type { Feed } from './feed';
import type { Tally } from './tally';

/** A client that follows a journal by server-sent events. */
export class StreamFollower {
  private asked: ClientRequest | null = null;
  private over = false;
  /** The number of reconnections. */
  returns = 0;

  constructor(
    private readonly door: Door,
    private readonly token: string | null,
    private readonly feed: Feed,
    private readonly tally: Tally,
  ) {
    this.ask();
  }

  private ask(): void {
    if (this.over) return;
    const { seasonId, last } = this.feed;
    let rest = '';
    const asked = request({
      port: this.door.port(),
      host: '127.0.0.1',
      path: '/graphql/stream',
      method: 'POST',
      agent: false,
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
      },
    });
    asked.on('response', (response) => {
      response.setEncoding('utf8').on('error', () => undefined);
      response.on('data', (chunk: string) => {
        const events = `${rest}${chunk}`.split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) this.hear(event);
      });
    });
    asked.on('error', () => undefined);
    asked.once('close', () => {
      this.comeBack();
    });
    asked.end(JSON.stringify({ query: FOLLOW, variables: { id: seasonId, after: last } }));
    this.asked = asked;
  }

  private hear(event: string): void {
    const seq = /^data: \{"data":\{"journal":\{"seq":(\d+)/m.exec(event)?.[1];
    if (seq !== undefined) this.feed.hear(Number(seq));
    else if (event.includes('"errors"')) this.tally.note('error', event.slice(0, 300));
  }

  private comeBack(): void {
    if (this.over) return;
    this.returns += 1;
    this.tally.returns += 1;
    setTimeout(() => {
      this.ask();
    }, RETRY_MS);
  }

  reaches(head: (seasonId: string) => number): Promise<void> {
    return this.feed.reaches(head);
  }

  close(): void {
    this.over = true;
    this.asked?.destroy();
  }
}
