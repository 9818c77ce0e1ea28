import { useEffect } from 'react';
import { onStored } from '../app/stored';

/** When notices were last marked as read in this browser: other tabs hear that it changes. */
const KEY = 'ridotto:read';

export const tellRead = (): void => localStorage.setItem(KEY, String(Date.now()));

/** Asks again each time that notices were marked as read in another tab. */
export function useReadElsewhere(ask: (options: { requestPolicy: 'network-only' }) => void): void {
  useEffect(
    () =>
      onStored((key) => {
        if (key === KEY) ask({ requestPolicy: 'network-only' });
      }),
    [ask],
  );
}
