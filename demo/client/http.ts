/**
 * GraphQL over HTTP in one function. A request without an answer is sent again, byte for byte. This
 * is safe: queries change nothing, and mutations carry an idempotency key, so the server executes
 * them once and repeats the answer.
 */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { PATIENCE_MS, ServerError, dataOf, patiently } from './answer';
import type { Answer } from './answer';

export interface Client {
  /** Resolves with the answer's `data`. Throws `ServerError` if it has `errors`. */
  ask<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data>;
}

/** `token` is the account's token; null for an anonymous client. */
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
      return patiently(async () => dataOf(await send<Data>(`${url}/graphql`, headers, body)));
    },
  };
}

/** Sends one request. A lost connection or an answer that is not JSON justifies a retry. */
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

/** The message `fetch failed` is vague, so its cause is preferred. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
