import { GraphQLClient } from 'graphql-request';

export const requestClient = (server, token) =>
  new GraphQLClient(`${server}/graphql`, { headers: { authorization: `Bearer ${token}` } });
