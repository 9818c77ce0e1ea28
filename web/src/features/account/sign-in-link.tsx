import { Link, useLocation, useSearch } from 'wouter';
import type { ReactNode } from 'react';

/** A path on this server. */
const HERE = /^\/(?:[\w-]|$)/;

/** The previous page, from the query of `/me`; null if it is missing or outside this server. */
export const returnPath = (search: URLSearchParams): string | null => {
  const from = search.get('from');
  return from !== null && HERE.test(from) ? from : null;
};

type SignInLinkProps = { readonly className?: string; readonly children: ReactNode };

/** A link to the sign-in page. After the sign-in the visitor returns to this page. */
export function SignInLink({ className, children }: SignInLinkProps) {
  const [location] = useLocation();
  const search = useSearch();
  const here = search === '' ? location : `${location}?${search}`;
  return (
    <Link className={className} href={`/me?from=${encodeURIComponent(here)}`}>
      {children}
    </Link>
  );
}
