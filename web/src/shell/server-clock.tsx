import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useClient } from 'urql';
import { graphql } from '../generated/gql';
import { ClockContext } from '../platform/live/use-now';
import { firstPaint } from '../platform/first-paint';

const NOW = graphql(`
  query ServerNow {
    server {
      now
    }
  }
`);

/** Makes countdowns follow the server's clock, since the browser's may be wrong. */
export function ServerClock({ children }: { readonly children: ReactNode }) {
  const client = useClient();
  const [offset, setOffset] = useState(0);
  useEffect(() => {
    let leave: (() => void) | null = null;
    let isLeft = false;
    void firstPaint.then(() => {
      if (isLeft) return;
      const asking = client.query(NOW, {}).subscribe(({ data }) => {
        if (data !== undefined) setOffset(Date.parse(data.server.now) - Date.now());
      });
      leave = () => asking.unsubscribe();
    });
    return () => {
      isLeft = true;
      leave?.();
    };
  }, [client]);
  const clock = useMemo(() => ({ offset, standsAt: null }), [offset]);
  return <ClockContext value={clock}>{children}</ClockContext>;
}
