import type { SubscriptionForwarder } from 'urql';
import { fetchLate } from '../app/fetch-late';
import { setConnection } from '../live/connection';
import type * as Socket from './socket';

/** Once for all clients of a page: they open their sockets in the order in which they were made. */
let fetched: Promise<typeof Socket> | null = null;

const fetchSocket = (): Promise<typeof Socket> =>
  (fetched ??= fetchLate(
    () => import('./socket'),
    () => setConnection('cut'),
  ));

/** Follows by a socket, with all that it needs, what the first view showed: both come after that. */
export function follow(token: string | null, onEnded: () => void): SubscriptionForwarder {
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
