import { useEffect } from 'react';
import { onStored } from './storage-events';

/** When this browser last marked notices as read. Other tabs listen for changes to it. */
const KEY = 'ridotto:read';

export const tellRead = (): void => localStorage.setItem(KEY, String(Date.now()));

/** Refetches whenever another tab marks notices as read. */
export function useReadElsewhere(ask: (options: { requestPolicy: 'network-only' }) => void): void {
  useEffect(
    () =>
      onStored((key) => {
        if (key === KEY) ask({ requestPolicy: 'network-only' });
      }),
    [ask],
  );
}
