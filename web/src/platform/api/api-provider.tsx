import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'urql';
import { useToken } from '../session';
import { awaitFirstPaint } from '../first-paint';
import { openApi } from './client';
import { dropPrefetched } from './prefetch-exchange';

type Children = { readonly children: ReactNode };

/** Opens a new client and cache for each sign-in or sign-out, in any tab. */
export function ApiProvider({ children }: Children) {
  const token = useToken();
  return (
    <Open key={token ?? ''} token={token}>
      {children}
    </Open>
  );
}

/** Needs no cleanup: the socket closes after the last subscription ends. */
function Open({ token, children }: Children & { readonly token: string | null }) {
  const [client] = useState(() => openApi(token));
  // Runs after the children have sent their queries: a child's effects run before its parent's.
  useEffect(() => {
    dropPrefetched();
    awaitFirstPaint();
  }, []);
  return <Provider value={client}>{children}</Provider>;
}
