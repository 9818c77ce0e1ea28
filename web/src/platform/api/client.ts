import { createClient, mapExchange } from 'urql';
import type { Client } from 'urql';
import { handleRevokedToken } from '../session';
import { activityExchange } from './activity-exchange';
import { retryExchange } from './retry-exchange';
import { makeCache } from './cache';
import { revokedExchange } from './revoked-exchange';
import { persistedFetch } from './persisted-fetch';
import { prefetchExchange } from './prefetch-exchange';
import { stalenessExchange } from './staleness-exchange';
import { errorCode } from './error-kind';
import { LastAnswers } from './last-answers';
import { networkExchanges } from './network';

const PATH = '/graphql';

/** A client for one token, so that one account's data never stays in another's cache. */
export function openApi(token: string | null): Client {
  const onEnded = (): void => {
    if (token !== null) handleRevokedToken(token);
  };
  const kept = new LastAnswers();
  return createClient({
    url: PATH,
    preferGetMethod: false,
    fetch: persistedFetch,
    exchanges: [
      mapExchange({
        onResult: (result) => kept.of(result),
        onError: (error) => {
          if (errorCode(error) === 'UNAUTHENTICATED') onEnded();
        },
      }),
      revokedExchange,
      makeCache(),
      ...(token === null ? [prefetchExchange()] : []),
      stalenessExchange,
      retryExchange,
      activityExchange,
      ...networkExchanges(token, onEnded),
    ],
    fetchOptions: () => ({ headers: headersFor(token) }),
  });
}

/**
 * A client for past states of seasons. A past object has the same id as the present one, and a
 * cache would mix them up. So this client has no cache and no subscriptions.
 */
export function openPast(token: string | null): Client {
  return createClient({
    url: PATH,
    preferGetMethod: false,
    fetch: persistedFetch,
    exchanges: [retryExchange, activityExchange, ...networkExchanges(token, () => undefined)],
    fetchOptions: () => ({ headers: headersFor(token) }),
  });
}

const headersFor = (token: string | null): Record<string, string> => ({
  accept: 'application/graphql-response+json, application/json;q=0.9',
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
});
