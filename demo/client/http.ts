/**
 * GraphQL over HTTP in one function. A request whose answer got lost is sent again, byte for byte:
 * a query may be asked twice, and a mutation carries an idempotency key, so that the server does
 * it once and gives the same answer again.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';

export interface Client {
  /** Gives the `data` of the answer. Throws `ServerError` where there are `errors`. */
  ask<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data>;
}

/** What is not a matter of the game: signed out, a mistake in the request, the server's trouble. */
class ServerError extends Error {
  constructor(
    message: string,
    /** The `extensions.code`, such as `UNAUTHENTICATED`; null where nothing sensible came back. */
    readonly code: string | null,
    /** After how long it is worth another try; null for never. */
    readonly retryAfterMs: number | null,
  ) {
    super(message);
  }
}

const ATTEMPTS = 9;
const PATIENCE_MS = 10_000;
/** 50, 100, 200 … milliseconds: about 13 s in all, time enough to start a server again. */
const pauseMs = (attempt: number): number => 50 * 2 ** (attempt - 1);

/** `token` is what signing in gave; null for whoever is signed out. */
export function openClient(url: string, token: string | null): Client {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  return {
    async ask<Data, Variables>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ): Promise<Data> {
      const body = JSON.stringify({ query: print(document), variables });
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await post<Data>(`${url}/graphql`, headers, body);
        } catch (error) {
          const retryAfterMs = error instanceof ServerError ? error.retryAfterMs : null;
          if (retryAfterMs === null || attempt === ATTEMPTS) throw error;
          await wait(Math.max(retryAfterMs, pauseMs(attempt)));
        }
      }
    },
  };
}

type Answer<Data> = {
  readonly data?: Data | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string; readonly retryAfterMs?: number };
  }[];
};

async function post<Data>(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<Data> {
  const answer = await send<Data>(url, headers, body);
  const error = answer.errors?.[0];
  if (error !== undefined) {
    const { code, retryAfterMs } = error.extensions ?? {};
    throw new ServerError(error.message, code ?? null, retryAfter(code, retryAfterMs));
  }
  if (answer.data === undefined || answer.data === null) {
    throw new ServerError('The answer has neither data nor errors.', null, null);
  }
  return answer.data;
}

/** A lost connection, and an answer that no GraphQL server gave, are worth another try. */
async function send<Data>(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<Answer<Data>> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(url, { method: 'POST', headers, body, signal });
    return (await response.json()) as Answer<Data>;
  } catch (error) {
    throw new ServerError(`No answer from ${url}: ${reasonOf(error)}`, null, 0);
  }
}

function retryAfter(code: string | undefined, retryAfterMs: number | undefined): number | null {
  if (code === 'UNAVAILABLE') return 0;
  if (code === 'RATE_LIMITED' && retryAfterMs !== undefined && retryAfterMs <= PATIENCE_MS) {
    return retryAfterMs;
  }
  return null;
}

/** `fetch failed` says little; its cause says why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
