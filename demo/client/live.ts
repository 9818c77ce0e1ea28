/**
 * Streams of the journal and of live views that survive lost connections. After a lost connection
 * graphql-ws connects again and sends the same `variables` object. The stream of the journal sets
 * `after` in that object to the number of each event, so it resumes after the last event received.
 */
import { ReadableStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import { WebSocket } from 'ws';

/** A subscription to the journal that selects `seq` and any other fields of an event. */
export type JournalDocument<Event> = TypedDocumentNode<
  { journal: Event },
  { seasonId: string; after: number }
>;

export interface Live {
  /** All events after number `after`, each once and in order, until the stream is cancelled. */
  follow<Event extends { readonly seq: number }>(
    document: JournalDocument<Event>,
    seasonId: string,
    after: number,
  ): ReadableStream<Event>;
  /** A live view: its state now, after each change, and after each reconnect. */
  latest<Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): ReadableStream<Data>;
  /** Breaks the connection as a bad network would. The client reconnects. */
  cut(): void;
  /** The number of connections so far. */
  connections(): number;
  /** Closes the connection and its streams. */
  close(): Promise<void>;
}

const RETRY_PAUSE_MS = 100;

/** `token` is the account's token; null for an anonymous client. */
export function openLive(url: string, token: string | null): Live {
  let connections = 0;
  const socket = createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    ...(token === null ? {} : { connectionParams: { token } }),
    // By default graphql-ws stops after five attempts, and at once if it never connected.
    retryAttempts: 100,
    shouldRetry: () => true,
    retryWait: () => wait(RETRY_PAUSE_MS),
    on: { connected: () => (connections += 1) },
  });
  return {
    ...streamsOver(socket),
    cut: () => socket.terminate(),
    connections: () => connections,
    close: async () => {
      try {
        await socket.dispose();
      } catch {
        // An attempt to connect failed during the close, so the connection is closed.
      }
    },
  };
}

/** The subscriptions of a socket. */
export const streamsOver = (socket: Client): Pick<Live, 'follow' | 'latest'> => ({
  follow: (document, seasonId, after) => followOn(socket, document, seasonId, after),
  latest: <Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => streamOn(socket, document, variables, (data) => data),
});

function followOn<Event extends { readonly seq: number }>(
  socket: Client,
  document: JournalDocument<Event>,
  seasonId: string,
  after: number,
): ReadableStream<Event> {
  const variables = { seasonId, after };
  return streamOn(socket, document, variables, ({ journal }) => {
    variables.after = journal.seq;
    return journal;
  });
}

/** A stream of a subscription. After a reconnect the current variables are sent. */
function streamOn<Data, Variables extends Record<string, unknown>, Item>(
  socket: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  take: (data: Data) => Item,
): ReadableStream<Item> {
  let over = false;
  let stop = (): void => undefined;
  return new ReadableStream<Item>({
    start(items) {
      const fail = (reason: unknown): void => {
        if (over) return;
        over = true;
        items.error(asError(reason));
        stop();
      };
      stop = socket.subscribe<Data>(
        { query: print(document), variables },
        {
          next({ data, errors }) {
            if (over) return;
            if (data === null || data === undefined) fail(errors);
            else items.enqueue(take(data));
          },
          error: fail,
          complete() {
            if (!over) items.close();
            over = true;
          },
        },
      );
    },
    cancel() {
      over = true;
      stop();
    },
  });
}

/** graphql-ws reports failures as an Error, a close event, or GraphQL errors. */
export function asError(reason: unknown): Error {
  if (reason instanceof Error) return reason;
  return new Error(`The feed failed: ${JSON.stringify(reason, ['message', 'code', 'reason'])}`);
}
