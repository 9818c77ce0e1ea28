import type { SubscriptionForwarder } from 'urql';
import { loadAfterPaint } from '../deferred-load';
import { setConnection } from '../live/connection';
import type * as Socket from './socket';

/** Fetched once for all clients of a page, so that sockets open in the order of their clients. */
let fetched: Promise<typeof Socket> | null = null;

const fetchSocket = (): Promise<typeof Socket> =>
  (fetched ??= loadAfterPaint(
    () => import('./socket'),
    () => setConnection('cut'),
  ));

/** Subscriptions over a socket. Its code loads after the first view. */
export function lazySocket(token: string | null, onEnded: () => void): SubscriptionForwarder {
  let forward: SubscriptionForwarder | null = null;
  return (...asked) => ({
    subscribe: (sink) => {
      let isLeft = false;
      let leave = (): void => void (isLeft = true);
      void fetchSocket().then(({ forwardTo, openSocket }) => {
        if (isLeft) return;
        forward ??= forwardTo(openSocket(token, onEnded));
        leave = forward(...asked).subscribe(sink).unsubscribe;
      });
      return { unsubscribe: () => leave() };
    },
  });
}
