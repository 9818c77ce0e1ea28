import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressOf, networkOf } from './client-address';
import { tooManyAtOnce } from '../errors/faults';
import { isEventSource, sendReconnect, spread } from './reconnect-stream';
import { withRetryAfter } from '../errors/retry-after';
import type { Service } from '../ops/service';

/** The time after which an address with too many unanswered requests may try again. */
const RETRY_AFTER_MS = 1_000;

/**
 * All connections, counted by address. Behind a proxy the address is not the client's, so no limit
 * applies.
 */
export class Connections {
  private readonly open = new Set<Socket>();
  private readonly byAddress = new Map<string, number>();
  private waiters: (() => void)[] = [];

  /** `maximum` is the limit of an address; null for none. */
  constructor(
    server: Server,
    private readonly maximum: number | null,
  ) {
    server.on('connection', (socket: Socket) => {
      this.add(socket);
    });
  }

  private add(socket: Socket): void {
    const address = networkOf(socket.remoteAddress ?? 'unknown');
    const before = this.byAddress.get(address) ?? 0;
    if (this.maximum !== null && before >= this.maximum) {
      socket.destroy();
      return;
    }
    this.open.add(socket);
    this.byAddress.set(address, before + 1);
    socket.once('close', () => {
      this.remove(socket, address);
    });
  }

  private remove(socket: Socket, address: string): void {
    this.open.delete(socket);
    const left = (this.byAddress.get(address) ?? 1) - 1;
    if (left === 0) this.byAddress.delete(address);
    else this.byAddress.set(address, left);
    if (this.open.size > 0) return;
    for (const resolve of this.waiters.splice(0)) resolve();
  }

  /** Resolves when no connection is open. */
  allClosed(): Promise<void> {
    if (this.open.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.waiters.push(resolve));
  }
}

/** Refuses an address with too many requests under way, before their bodies are read. */
export function countRequests(app: FastifyInstance, service: Service): void {
  const { inFlight, limits, proxies, presenter } = service;
  const most = limits.requestsPerAddress;
  app.addHook('onRequest', (request, reply, done) => {
    const count = inFlight.begin(request.raw, reply.raw, addressOf(request.raw, proxies));
    if (count <= most) {
      done();
      return;
    }
    // The rest of the request is not read.
    reply.header('connection', 'close');
    const over = tooManyAtOnce('requestsPerAddress', 'requests', most, RETRY_AFTER_MS);
    const answer = presenter.errors([withRetryAfter(over, reply)]);
    if (isEventSource(request)) sendReconnect(reply, spread(RETRY_AFTER_MS));
    else reply.code(429).send(answer);
  });
}
