import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * An address as proxies write it: perhaps with quotes, brackets, or a port, which may be
 * obfuscated.
 */
const WRITTEN = /^"?(?:\[([^\]]*)\]|([^:]*))(?::(?:\d{0,5}|_[\w.-]*))?"?$/;
/** An IPv6 address without brackets and with a port: nine groups, the last of which is the port. */
const BARE_PORT = /^"?((?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}):\d{1,5}"?$/i;
const MAPPED = ['0', '0', '0', '0', '0', 'ffff'].join(':');

/**
 * The client's address, for the limits by address. `proxies` is the number of our own proxies: the
 * same number of entries at the end of X-Forwarded-For can be trusted. Other entries and other
 * headers are ignored. If an entry is not an address, the connection's own address counts, so that
 * a client cannot invent a new address.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const socket = networkOf(request.socket.remoteAddress ?? 'unknown');
  if (proxies === 0) return socket;
  const header = request.headers['x-forwarded-for'];
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const entry = entries[Math.max(0, entries.length - proxies)];
  return (entry === undefined ? null : networkIn(entry)) ?? socket;
}

/**
 * The network of one household: an IPv4 address, or the first 64 bits of an IPv6 address; `unknown`
 * for anything else.
 */
export const networkOf = (address: string): string => networkIn(address) ?? 'unknown';

function networkIn(entry: string): string | null {
  const [, bracketed, plain] = WRITTEN.exec(entry) ?? [];
  const written = bracketed ?? plain ?? BARE_PORT.exec(entry)?.[1] ?? entry.replaceAll('"', '');
  const address = written.trim().replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  return isIPv6(address) ? networkOfV6(address) : null;
}

function networkOfV6(address: string): string {
  const [left = [], right] = address
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').flatMap(groupsOf)));
  const zeros = new Array<string>(Math.max(0, 8 - left.length - (right ?? []).length)).fill('0');
  const groups = [...left, ...zeros, ...(right ?? [])];
  if (groups.slice(0, 6).join(':') === MAPPED) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The groups in one form; an IPv4 address at the end becomes two groups. */
function groupsOf(group: string): string[] {
  if (!group.includes('.')) return [Number.parseInt(group, 16).toString(16)];
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
  return [a * 256 + b, c * 256 + d].map((pair) => pair.toString(16));
}

function bytesOf(group: string): number[] {
  const pair = Number.parseInt(group, 16);
  return [pair >> 8, pair & 255];
}
