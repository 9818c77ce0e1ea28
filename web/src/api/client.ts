import { createClient, mapExchange } from 'urql';
import type { Client } from 'urql';
import { tokenEnded } from '../account/session';
import { activityExchange } from './activity-exchange';
import { askAgain } from './ask-again';
import { makeCache } from './cache';
import { endedViews } from './ended-views';
import { fetchKnown } from './fetch-known';
import { firstAnswers } from './first-answers';
import { inOrder } from './in-order';
import { codeOf } from './is-lost';
import { KeptAnswers } from './kept-answers';
import { networkExchanges } from './network';

const PATH = '/graphql';

/** For one token: what one account was shown is never left in a cache for the next. */
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
 * For seasons as they were. They have the ids of the present, which a cache that goes by ids would take for it:
 * here nothing is kept, and nothing is followed.
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
