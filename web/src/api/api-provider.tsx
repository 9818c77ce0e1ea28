import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'urql';
import { useToken } from '../account/session';
import { awaitFirstPaint } from '../app/first-paint';
import { openApi } from './client';
import { forgetFirstAnswers } from './first-answers';

type Children = { readonly children: ReactNode };

/** Whoever signs in or out, in this tab or another, gets a client and a cache of their own. */
export function ApiProvider({ children }: Children) {
  const token = useToken();
  return (
    <Open key={token ?? ''} token={token}>
      {children}
    </Open>
  );
}

/** Its socket closes by itself once nothing on it is followed any more. */
function Open({ token, children }: Children & { readonly token: string | null }) {
  const [client] = useState(() => openApi(token));
  // After what is in it has asked: the effects of a child come before those of its parent.
  useEffect(() => {
    forgetFirstAnswers();
    awaitFirstPaint();
  }, []);
  return <Provider value={client}>{children}</Provider>;
}
