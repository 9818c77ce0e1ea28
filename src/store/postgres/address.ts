import { CannotOpenStore } from '../failure';

export type Address = { readonly hostAndPort: string; readonly database: string };

const STANDARD_PORT = '5432';

/** The parts of a postgres:// address that may be shown. */
export function parseAddress(url: string): Address {
  const parsed = parse(url);
  const host = parsed.hostname || (parsed.searchParams.get('host') ?? 'localhost');
  return {
    hostAndPort: `${host}:${parsed.port || STANDARD_PORT}`,
    database: decodeURIComponent(parsed.pathname.slice(1)) || 'postgres',
  };
}

function parse(url: string): URL {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed !== null && ['postgres:', 'postgresql:'].includes(parsed.protocol)) return parsed;
  // The address itself is not shown: it may contain a password.
  throw new CannotOpenStore(
    'The address of the database must look like postgres://user:password@host:5432/database.',
  );
}
