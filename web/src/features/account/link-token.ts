import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';

/** The last secret per page, kept here because a sign-out remounts the page. */
let kept = { page: '', secret: '' };

const pageNow = (): string => window.location.pathname;

/**
 * The secret of a link: the address's fragment, which the browser sends to no server. From then on
 * the secret stays neither on the screen nor in the history.
 */
export function useLinkSecret(): string {
  const [secret] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    if (secret !== '') navigate(pageNow() + window.location.search, { replace: true });
  }, [secret]);
  return secret;
}

/** The token of a mail's link. It outlasts a sign-out. */
export function useLinkToken(): string {
  const secret = useLinkSecret();
  const [token] = useState(() => {
    if (secret !== '') kept = { page: pageNow(), secret };
    return kept.page === pageNow() ? kept.secret : '';
  });
  return token;
}
