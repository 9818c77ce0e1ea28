import { createClient, mapExchange } from 'urql';
import type { Client } from 'urql';
import { tokenEnded } from '../session';
import { activityExchange } from './activity-exchange';
import { askAgain } from './retry-exchange';
import { makeCache } from './cache';
import { endedViews } from './revoked-exchange';
import { fetchKnown } from './persisted-fetch';
import { firstAnswers } from './prefetch-exchange';
import { inOrder } from './staleness-exchange';
import { codeOf } from './error-kind';
import { KeptAnswers } from './last-answers';
import { networkExchanges } from './network';

const PATH = '/graphql';

/** A client for one token, so that one account's data never stays in another's cache. */
export function openApi(token: string | null): Client {
  const onEnded = (): void => {
    if (token !== null) tokenEnded(token);
  };
  const kept = new KeptAnswers();
  return createClient({
    url: PATH,
    preferGetMethod: false,
    fetch: fetchKnown,
    exchanges: [
      mapExchange({
        onResult: (result) => kept.of(result),
        onError: (error) => {
          if (codeOf(error) === 'UNAUTHENTICATED') onEnded();
        },
      }),
      endedViews,
      makeCache(),
      ...(token === null ? [firstAnswers()] : []),
      inOrder,
      askAgain,
      activityExchange,
      ...networkExchanges(token, onEnded),
    ],
    fetchOptions: () => ({ headers: headersFor(token) }),
  });
}

/**
 * A client for past states of seasons. Their objects have the same ids as those of the present,
 * which a cache by id would mix up, so it has no cache and no subscriptions.
 */
export function openPast(token: string | null): Client {
  return createClient({
    url: PATH,
    preferGetMethod: false,
    fetch: fetchKnown,
    exchanges: [askAgain, activityExchange, ...networkExchanges(token, () => undefined)],
    fetchOptions: () => ({ headers: headersFor(token) }),
  });
}

const headersFor = (token: string | null): Record<string, string> => ({
  accept: 'application/graphql-response+json, application/json;q=0.9',
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
});
