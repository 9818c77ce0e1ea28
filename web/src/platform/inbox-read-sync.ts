import { useEffect } from 'react';
import { onStorageChange } from './storage-events';

/** The time at which this browser last marked notices as read. Other tabs listen for changes. */
const KEY = 'ridotto:read';

export const broadcastInboxRead = (): void => localStorage.setItem(KEY, String(Date.now()));

/** Refetches whenever another tab marks notices as read. */
export function useInboxReadSync(ask: (options: { requestPolicy: 'network-only' }) => void): void {
  useEffect(
    () =>
      onStorageChange((key) => {
        if (key === KEY) ask({ requestPolicy: 'network-only' });
      }),
    [ask],
  );
}
