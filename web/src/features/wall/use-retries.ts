import { useEffect, useRef } from 'react';
import { untilWorthIt } from '../../platform/retry-delay';

/** Retries failed queries at growing intervals, since a wall screen has no user. */
export function useAskedAgain(
  ask: (options: { requestPolicy: 'network-only' }) => void,
  hasFailed: boolean,
): void {
  const times = useRef(0);
  useEffect(() => {
    if (!hasFailed) return;
    let isLeft = false;
    void untilWorthIt(times.current).then(() => {
      if (isLeft) return;
      times.current += 1;
      ask({ requestPolicy: 'network-only' });
    });
    return () => void (isLeft = true);
  }, [ask, hasFailed]);
}
