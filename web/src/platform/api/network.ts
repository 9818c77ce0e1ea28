import { fetchExchange, subscriptionExchange } from 'urql';
import type { Exchange } from 'urql';
import { lazySocket } from './lazy-socket';

export const networkExchanges = (token: string | null, onEnded: () => void): Exchange[] => [
  fetchExchange,
  subscriptionExchange({ forwardSubscription: lazySocket(token, onEnded) }),
];
