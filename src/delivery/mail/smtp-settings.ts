/** The server that takes the mail, and the sender of all mail. */
export type SmtpSettings = {
  readonly host: string;
  readonly port: number;
  /** True for TLS from the first byte (`smtps:`). */
  readonly secure: boolean;
  readonly login: { readonly user: string; readonly pass: string } | null;
};

const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;

/** Reads `smtp://user:password@host:port`; null if it is anything else. */
export function readSmtpUrl(text: string): SmtpSettings | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== 'smtp:' && url.protocol !== 'smtps:')) return null;
  const { protocol, hostname, port, username, password, pathname, search, hash } = url;
  if (hostname === '' || !['', '/'].includes(pathname) || search + hash !== '') return null;
  if ((username === '') !== (password === '')) return null;
  const [user, pass] = [decoded(username), decoded(password)];
  if (user === null || pass === null) return null;
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? PORTS[protocol] : Number(port),
    secure: protocol === 'smtps:',
    login: username === '' ? null : { user, pass },
  };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** True for a server on this machine, whose connection needs no TLS. */
export const isLocal = ({ host }: SmtpSettings): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
