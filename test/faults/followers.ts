import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Callers, Person } from './ask';

type Heard = { readonly number: number; readonly text: string };

/**
 * A client of the usual library that follows a feed and moves `after` along. Only the library
 * restarts the feed; a feed that ends for another reason is a fault.
 */
export class Follower {
  readonly heard: Heard[] = [];
  readonly faults: string[] = [];
  private readonly client: Client;

  constructor(
    readonly name: string,
    callers: Callers,
    person: Person,
    feed: {
      readonly query: string;
      readonly variables: { after: number } & Record<string, unknown>;
    },
    read: (data: Readonly<Record<string, unknown>>) => Heard,
  ) {
    this.client = createClient({
      url: () => `${callers.node().url.replace('http', 'ws')}/graphql`,
      webSocketImpl: class extends WebSocket {
        constructor(url: string, protocol: string) {
          super(url, protocol, { headers: { 'x-forwarded-for': person.address } });
        }
      },
      connectionParams: { token: person.token },
      retryAttempts: Infinity,
      shouldRetry: () => true,
      retryWait: () => new Promise((resolve) => setTimeout(resolve, 100)),
      keepAlive: 2_000,
    });
    const { variables } = feed;
    const fault = (words: string): void => void this.faults.push(`${name}: ${words}`);
    this.client.subscribe(
      { query: feed.query, variables },
      {
        next: ({ data, errors }) => {
          if (errors !== undefined) fault(`errors ${JSON.stringify(errors)}`);
          if (data === null || data === undefined) return;
          const heard = read(data);
          if (heard.number !== this.last + 1) fault(`${heard.number} after ${this.last}`);
          this.heard.push(heard);
          variables.after = heard.number;
        },
        error: (error) => {
          fault(`ended with ${error instanceof Error ? error.message : JSON.stringify(error)}`);
        },
        complete: () => {
          if (!this.closed) fault('ended');
        },
      },
    );
  }

  private closed = false;

  get last(): number {
    return this.heard.at(-1)?.number ?? 0;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client.dispose();
  }
}

export const journalFeed = (
  callers: Callers,
  person: Person,
  seasonId: string,
  name: string,
): Follower =>
  new Follower(
    name,
    callers,
    person,
    {
      query:
        'subscription ($id: ID!, $after: Int) { journal(seasonId: $id, after: $after) { seq text } }',
      variables: { id: seasonId, after: 0 },
    },
    (data) => {
      const { seq, text } = data['journal'] as { seq: number; text: string };
      return { number: seq, text };
    },
  );

export const inboxFeed = (callers: Callers, person: Person, name: string): Follower =>
  new Follower(
    name,
    callers,
    person,
    {
      query: 'subscription ($after: Int) { inbox(after: $after) { number event { text } } }',
      variables: { after: 0 },
    },
    (data) => {
      const { number, event } = data['inbox'] as { number: number; event: { text: string } };
      return { number, text: event.text };
    },
  );
