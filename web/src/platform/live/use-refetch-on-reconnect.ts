import { useEffect, useRef } from 'react';
import { useReturns } from './connection';

/** Refetches after each reconnection. */
export function useRefreshed(ask: (options: { requestPolicy: 'network-only' }) => void): void {
  const returns = useReturns();
  const seen = useRef(returns);
  useEffect(() => {
    if (seen.current === returns) return;
    seen.current = returns;
    ask({ requestPolicy: 'network-only' });
  }, [returns, ask]);
}
