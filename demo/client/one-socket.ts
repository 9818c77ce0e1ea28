/**
 * All requests and subscriptions over one WebSocket. A request whose connection breaks is sent
 * again on the next connection, byte for byte; mutations carry a key.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { createClient } from 'graphql-ws';
import type { Client as Socket } from 'graphql-ws';
import { WebSocket } from 'ws';
import { dataOf, patiently } from './answer';
import type { Answer } from './answer';
import type { Client } from './http';
import { asError, streamsOver } from './live';
import type { Live } from './live';

/** The close codes for an ended or invalid token. */
const FOR_GOOD: readonly unknown[] = [4401, 4403];
const RETRY_PAUSE_MS = 250;
const RETRIES = 100;

const isForGood = (reason: unknown): boolean =>
  typeof reason === 'object' &&
  reason !== null &&
  'code' in reason &&
  FOR_GOOD.includes(reason.code);

export type OneSocket = {
  readonly client: Client;
  readonly live: Pick<Live, 'follow' | 'latest'>;
  /** Closes the connection. Pending requests are rejected. */
  readonly close: () => Promise<void>;
};

/** `onEnd` is called once, when the client gives up reconnecting. */
export function openOneSocket(url: string, token: string, onEnd: () => void): OneSocket {
  const socket = createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token },
    lazy: false,
    retryAttempts: RETRIES,
    shouldRetry: (reason) => !isForGood(reason),
    retryWait: () => wait(RETRY_PAUSE_MS),
    onNonLazyError: onEnd,
  });
  return {
    client: {
      ask: (document, variables) =>
        patiently(async () => dataOf(await once(socket, document, variables))),
    },
    live: streamsOver(socket),
    close: async () => {
      try {
        await socket.dispose();
      } catch {
        // An attempt to connect failed during the close, so the connection is closed.
      }
    },
  };
}

type Errors = NonNullable<Answer<unknown>['errors']>;

function once<Data, Variables>(
  socket: Socket,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  return new Promise((resolve, reject) => {
    let answer: Answer<Data> | null = null;
    socket.subscribe<Data>(
      { query: print(document), variables: variables as Record<string, unknown> },
      {
        next: (result) => {
          answer = result as Answer<Data>;
        },
        // graphql-ws reports a document's errors here; over HTTP they are the answer.
        error: (reason) => {
          if (Array.isArray(reason)) resolve({ errors: reason as Errors });
          else reject(asError(reason));
        },
        complete: () => {
          if (answer === null) reject(new Error('The connection ended before the answer.'));
          else resolve(answer);
        },
      },
    );
  });
}
