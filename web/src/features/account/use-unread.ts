import { useEffect, useState } from 'react';
import { useQuery, useSubscription } from 'urql';
import { firstPaint } from '../../platform/first-paint';
import { graphql } from '../../generated/gql';
import { INBOX_EVENTS } from './inbox-notifications';
import { useRefetchOnReconnect } from '../../platform/live/use-refetch-on-reconnect';
import { useInboxReadSync } from '../../platform/inbox-read-sync';

export const UNREAD = graphql(`
  query Unread {
    viewer {
      id
      inbox(first: 1) {
        unreadCount
      }
    }
  }
`);

/** The number of unread notices, fetched after the first view; 0 until then and when signed out. */
export function useUnread(token: string | null): number {
  const [stands, setStands] = useState(false);
  useEffect(() => void firstPaint.then(() => setStands(true)), []);
  const pause = token === null || !stands;
  const requestPolicy = 'cache-and-network';
  const [{ data }, ask] = useQuery({ query: UNREAD, pause, requestPolicy });
  useRefetchOnReconnect(ask);
  useInboxReadSync(ask);
  // Shares the inbox's subscription.
  const [{ data: event }] = useSubscription({ query: INBOX_EVENTS, pause });
  useEffect(() => {
    if (event !== undefined) ask({ requestPolicy: 'network-only' });
  }, [event, ask]);
  return token === null ? 0 : (data?.viewer?.inbox.unreadCount ?? 0);
}
