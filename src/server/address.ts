import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Whose request it is, for the limits by address. `proxies` is how many of ours stand before the server: that
 * many entries of X-Forwarded-For, from its end, are true; the rest is hearsay.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const socket = request.socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return networkOf(socket);
  const header = request.headers['x-forwarded-for'];
  const told = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const chain = [...told, socket];
  return networkOf(chain[Math.max(0, chain.length - 1 - proxies)] ?? socket);
}

/** One household: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  if (!isIPv6(address)) return address.slice(0, 60);
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
