import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The receivers that the operator allows: none, public ones, or also those inside the network. */
export const WEBHOOK_TARGETS = ['off', 'public', 'any'] as const;
export type WebhookTargets = (typeof WEBHOOK_TARGETS)[number];

/** The reason for which an address is refused before any connection. */
export type AddressProblem = 'SYNTAX' | 'SCHEME' | 'USER' | 'PORT' | 'INSIDE' | 'DISCORD';

const PORTS: ReadonlySet<string> = new Set(['', '80', '443', '8080', '8443']);
/** Public numbers under which clouds serve secrets to their own machines. */
const METADATA: ReadonlySet<string> = new Set(['168.63.129.16']);
/** The only part of IPv6 that is given out to the public internet. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
const LONGEST = 2_000;

/**
 * True for an address of the public internet. Private, loopback, link-local, reserved and
 * translated addresses are not public, nor are IPv4 addresses of such kinds within IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false;
  if (METADATA.has(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_IPV6)) return false;
  return parsed.range() === 'unicast' && !METADATA.has(parsed.toString());
}

/** The host of an address without the brackets of IPv6. */
export const hostIn = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** The reason why `text` cannot be a receiver's address; null for none. Looks up no name. */
export function problemOf(text: string, targets: WebhookTargets): AddressProblem | null {
  if (text.length > LONGEST || !URL.canParse(text)) return 'SYNTAX';
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'SCHEME';
  if (url.username !== '' || url.password !== '') return 'USER';
  if (targets === 'any') return null;
  if (!PORTS.has(url.port)) return 'PORT';
  const host = hostIn(url);
  if (isIP(host) !== 0) return isPublicAddress(host) ? null : 'INSIDE';
  return isInsideName(host) ? 'INSIDE' : null;
}

/** Names that no public server has. Other names are checked once they are looked up. */
const isInsideName = (host: string): boolean =>
  !host.includes('.') || /\.(localhost|local|internal|lan|home\.arpa)\.?$/.test(host);

const SHORTEST_PATH = 5;
const SHORTEST_PART = 10;

/** The text without the path of an address, its query, and their longer parts: they can be secret. */
export function hideAddress(text: string, { pathname, search }: URL): string {
  const paths = [pathname + search, pathname].filter(({ length }) => length >= SHORTEST_PATH);
  const parts = (pathname + search)
    .split(/[/?&=]/)
    .flatMap((part) => [part, decoded(part)])
    .filter(({ length }) => length >= SHORTEST_PART);
  return [...paths, ...parts].reduce((left, each) => left.replaceAll(each, '[address]'), text);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
