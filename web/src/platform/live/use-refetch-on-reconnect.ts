import { useEffect, useRef } from 'react';
import { useReconnectCount } from './connection';

/** Refetches after each reconnection. */
export function useRefetchOnReconnect(
  ask: (options: { requestPolicy: 'network-only' }) => void,
): void {
  const returns = useReconnectCount();
  const seen = useRef(returns);
  useEffect(() => {
    if (seen.current === returns) return;
    seen.current = returns;
    ask({ requestPolicy: 'network-only' });
  }, [returns, ask]);
}
