import { Link, useLocation, useSearch } from 'wouter';
import type { ReactNode } from 'react';

/** An address of this house, and of no other. */
const HERE = /^\/(?:[\w-]|$)/;

/** The page that somebody came in from, out of the address of `/me`; null where it names none. */
export const cameFrom = (search: URLSearchParams): string | null => {
  const from = search.get('from');
  return from !== null && HERE.test(from) ? from : null;
};

type ComeInProps = { readonly className?: string; readonly children: ReactNode };

/** To where one signs in, and from there back to this page. */
export function ComeIn({ className, children }: ComeInProps) {
  const [location] = useLocation();
  const search = useSearch();
  const here = search === '' ? location : `${location}?${search}`;
  return (
    <Link className={className} href={`/me?from=${encodeURIComponent(here)}`}>
      {children}
    </Link>
  );
}
