/**
 * Everything over one WebSocket: queries and mutations beside what is followed. A request whose
 * connection breaks is sent again on the next one, byte for byte: a mutation carries its key.
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

/** The token has ended, or is none. */
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
  /** Ends the connection, and what waits for it. */
  readonly close: () => Promise<void>;
};

/** `onEnd` is called once, where there is no connection any more that could come back. */
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
        // It was just trying to connect, and could not: that counts as closed too.
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
        // What graphql-ws tells of errors in a document is what they are over HTTP.
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
