import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { getMainDefinition, relayStylePagination } from '@apollo/client/utilities';
import { createClient } from 'graphql-ws';

export async function apolloClient(server, token) {
  const possibleTypes = await (await fetch(`${server}/possible-types.json`)).json();
  const http = new HttpLink({
    uri: `${server}/graphql`,
    headers: { authorization: `Bearer ${token}` },
  });
  const live = new GraphQLWsLink(
    createClient({
      url: `${server.replace(/^http/, 'ws')}/graphql`,
      connectionParams: { token },
      retryAttempts: 100,
      shouldRetry: () => true,
    }),
  );
  return new ApolloClient({
    link: ApolloLink.split(
      ({ query }) => getMainDefinition(query).operation === 'subscription',
      live,
      http,
    ),
    cache: new InMemoryCache({
      possibleTypes,
      // One line for each paged list: the arguments that select a different list.
      typePolicies: {
        Query: { fields: { seasons: relayStylePagination(['kind', 'status']) } },
        Season: { fields: { journal: relayStylePagination(['channels', 'types', 'order']) } },
      },
    }),
  });
}
