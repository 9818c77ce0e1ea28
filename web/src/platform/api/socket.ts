import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import type { SubscriptionForwarder } from 'urql';
import { setConnection } from '../live/connection';
import type { Connection } from '../live/connection';
import { forgetPersistedDocuments, documentHash, isUnknownDocument } from './persisted-documents';

const UNAUTHENTICATED = 4401;
/** Close codes for the client's own errors, which a retry would repeat. */
const OWN_MISTAKES: readonly number[] = [4400, 4406, 4409, 4429, UNAUTHENTICATED];
const PING_MS = 10_000;
/** The longest wait for a pong before the connection counts as cut. */
const PATIENCE_MS = 5_000;
const LONGEST_WAIT_MS = 15_000;
/** The longest wait that a server may ask for. */
const LONGEST_ASKED_MS = 60_000;

/**
 * The newest socket's number. Older sockets, replaced at a sign-in or sign-out, no longer report
 * their state.
 */
let newest = 0;

type Ended = { readonly code?: number };

/** The wait that the server asks for when it closes a socket, in milliseconds; 0 for none. */
const waitIn = (reason: string): number =>
  Math.min(Number(/retryAfterMs (\d+)/.exec(reason)?.[1] ?? 0), LONGEST_ASKED_MS);

/** The page's one socket: opened by the first subscription, and reopened after each cut. */
export function openSocket(token: string | null, onEnded: () => void): Client {
  const { protocol, host } = window.location;
  newest += 1;
  const number = newest;
  const tell = (connection: Connection): void => {
    if (number === newest) setConnection(connection);
  };
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  let askedMs = 0;
  const client = createClient({
    url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`,
    ...(token === null ? {} : { connectionParams: { token } }),
    lazy: true,
    lazyCloseTimeout: 1_000,
    keepAlive: PING_MS,
    retryAttempts: Infinity,
    // The actual wait is half of this at least, so never shorter than the server asks for.
    retryWait: (retries) =>
      wait(Math.max(Math.min(500 * 2 ** retries, LONGEST_WAIT_MS), 2 * askedMs)),
    shouldRetry: (event) => !OWN_MISTAKES.includes((event as Ended).code ?? 0),
    on: {
      ping: (received) => {
        if (!received) unanswered = setTimeout(() => client.terminate(), PATIENCE_MS);
      },
      pong: (received) => {
        if (received) clearTimeout(unanswered);
      },
      connected: () => tell('open'),
      closed: (event) => {
        clearTimeout(unanswered);
        const { code, reason, wasClean } = event as CloseEvent;
        askedMs = waitIn(reason);
        // A sign-out is no cut; the next subscription opens a new connection.
        const isOver = (code === 1000 && wasClean) || code === UNAUTHENTICATED;
        tell(isOver ? 'idle' : 'cut');
        if (code === UNAUTHENTICATED) onEnded();
      },
      error: () => {
        askedMs = 0;
        tell('cut');
      },
    },
  });
  // A socket does not notice the loss of the network.
  window.addEventListener('offline', () => client.terminate());
  return client;
}

function wait(longestMs: number): Promise<void> {
  const waitMs = longestMs * (0.5 + Math.random() / 2);
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, waitMs);
    window.addEventListener('online', end);
  });
}

type Result = { readonly data?: Readonly<Record<string, unknown>> | null };

/**
 * Passes an urql operation to the socket. graphql-ws reads the variables again on a reconnect, so a
 * journal subscription updates its `after` and resumes at the last `seq`.
 */
export function forwardTo(client: Client): SubscriptionForwarder {
  return ({ query = '', operationName, variables }) => ({
    subscribe: (sink) => {
      const asked: Record<string, unknown> = { ...variables };
      const follow = (documentId: string | null): (() => void) =>
        client.subscribe(
          {
            query: documentId === null ? query : '',
            operationName: operationName ?? null,
            variables: asked,
            ...(documentId === null ? {} : { extensions: { documentId } }),
          },
          {
            next: (result) => {
              const seq = seqIn(result as Result);
              if (seq !== null) asked['after'] = seq;
              sink.next(result as never);
            },
            error: (error) => {
              if (documentId === null || !isUnknownDocument(error)) {
                sink.error(error);
                return;
              }
              forgetPersistedDocuments();
              leave = follow(null);
            },
            complete: () => sink.complete(),
          },
        );
      let leave = follow(documentHash(operationName));
      return { unsubscribe: () => leave() };
    },
  });
}

function seqIn({ data }: Result): number | null {
  const event = data?.['journal'];
  if (typeof event !== 'object' || event === null || !('seq' in event)) return null;
  return typeof event.seq === 'number' ? event.seq : null;
}
