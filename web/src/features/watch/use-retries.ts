import { useEffect, useRef } from 'react';
import { untilRetry } from '../../platform/retry-delay';

/** Retries failed queries at growing intervals, since nobody operates a wall screen. */
export function useRetries(
  ask: (options: { requestPolicy: 'network-only' }) => void,
  hasFailed: boolean,
): void {
  const times = useRef(0);
  useEffect(() => {
    if (!hasFailed) return;
    let isLeft = false;
    void untilRetry(times.current).then(() => {
      if (isLeft) return;
      times.current += 1;
      ask({ requestPolicy: 'network-only' });
    });
    return () => void (isLeft = true);
  }, [ask, hasFailed]);
}
