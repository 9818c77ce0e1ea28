import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../generated/gql';
import { ClockContext } from '../live/use-now';

const NOW = graphql(`
  query ServerNow {
    server {
      now
    }
  }
`);

/** Countdowns go by the server's clock, however wrong the browser's is. */
export function ServerClock({ children }: { readonly children: ReactNode }) {
  const [{ data }] = useQuery({ query: NOW });
  const [offset, setOffset] = useState(0);
  const now = data?.server.now;
  useEffect(() => {
    if (now !== undefined) setOffset(Date.parse(now) - Date.now());
  }, [now]);
  const clock = useMemo(() => ({ offset, standsAt: null }), [offset]);
  return <ClockContext value={clock}>{children}</ClockContext>;
}
