import { fetchExchange, subscriptionExchange } from 'urql';
import type { Exchange } from 'urql';
import { follow } from './follow';

/** The exchanges that reach the server: HTTP for queries and mutations, a socket for subscriptions. */
export const networkExchanges = (token: string | null, onEnded: () => void): Exchange[] => [
  fetchExchange,
  subscriptionExchange({ forwardSubscription: follow(token, onEnded) }),
];
