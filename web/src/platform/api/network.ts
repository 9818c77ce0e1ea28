import { fetchExchange, subscriptionExchange } from 'urql';
import type { Exchange } from 'urql';
import { follow } from './lazy-socket';

export const networkExchanges = (token: string | null, onEnded: () => void): Exchange[] => [
  fetchExchange,
  subscriptionExchange({ forwardSubscription: follow(token, onEnded) }),
];
