import { Server } from 'node:net';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance } from 'fastify';
import type { HttpContext } from '../graphql/apollo';
import type { Connections } from '../http/connections';
import { IncomingRequest } from '../http/incoming-requests';
import type { Service } from './service';
import type { WebSockets } from '../ws/websockets';

export type StoppableServer = {
  readonly app: FastifyInstance;
  readonly apollo: ApolloServer<HttpContext>;
  readonly connections: Connections;
  readonly sockets: WebSockets;
  readonly service: Service;
  readonly stopWatching: () => void;
};

/** The share of the stopping time for requests. */
const SHARE_OF_REQUESTS = 0.5;

/**
 * Once nobody can connect, answers ask the client not to use the connection again: otherwise a
 * client or proxy keeps it, and closing waits for it. The same goes for a client whose requests may
 * be unread.
 */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    const lost = raw instanceof IncomingRequest && raw.mayHaveLostRequests();
    if (lost || !app.server.listening) reply.header('connection', 'close');
    done(null, payload);
  });
}

/**
 * After the service says that it is closing: gives proxies time, closes all connections, stops.
 * Returns the number of requests cut before their answers had gone out.
 */
export async function stop(running: StoppableServer): Promise<number> {
  const { app, apollo, connections, sockets, service, stopWatching } = running;
  const { drainMs, lingerMs, shutdownMs } = service.limits;
  let cut = 0;
  const timer = setTimeout(() => {
    cut = service.inFlight.unanswered;
    app.server.closeAllConnections();
  }, shutdownMs * SHARE_OF_REQUESTS);
  try {
    if (service.proxies > 0) await resolveWithin(drainMs, new Promise(() => undefined));
    stopWatching();
    // Not the close of HTTP, which cuts kept connections: a request may be on its way on one.
    Server.prototype.close.call(app.server);
    service.live.endAll();
    await Promise.all([sockets.close(), resolveWithin(lingerMs, connections.allClosed())]);
    // Idle connections are cut now, not earlier: one with an answer under way counts as idle before
    // the answer has gone out.
    await service.inFlight.allAnswered();
    await app.close();
  } finally {
    clearTimeout(timer);
  }
  await apollo.stop();
  return cut;
}

async function resolveWithin(ms: number, ended: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([ended, over]);
  clearTimeout(timer);
}
