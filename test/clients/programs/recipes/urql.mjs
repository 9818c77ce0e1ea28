import { cacheExchange } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';
import { Client, fetchExchange, subscriptionExchange } from '@urql/core';
import { createClient } from 'graphql-ws';

export async function urqlClient(server, token) {
  const told = async (path) => (await fetch(`${server}${path}`)).json();
  const schema = await told('/graphcache-schema.json');
  const withoutId = await told('/graphcache-keys.json');
  const live = createClient({
    url: `${server.replace(/^http/, 'ws')}/graphql`,
    connectionParams: { token },
    retryAttempts: 100,
    shouldRetry: () => true,
  });
  return new Client({
    url: `${server}/graphql`,
    preferGetMethod: false,
    fetchOptions: { headers: { authorization: `Bearer ${token}` } },
    exchanges: [
      cacheExchange({
        schema,
        keys: Object.fromEntries(withoutId.map((name) => [name, () => null])),
        resolvers: {
          Query: { seasons: relayPagination() },
          Round: { journal: relayPagination() },
          Dynasty: { journal: relayPagination() },
        },
      }),
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: ({ query, variables }) => ({
          subscribe: (sink) => ({
            unsubscribe: live.subscribe({ query: query ?? '', variables }, sink),
          }),
        }),
      }),
    ],
  });
}
