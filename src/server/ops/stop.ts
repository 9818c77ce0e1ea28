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

/** The share of the stopping time that requests may take. */
const SHARE_OF_REQUESTS = 0.5;

/**
 * During the shutdown, answers ask the client to close the connection; otherwise the client or a
 * proxy would keep it, and the shutdown would wait for it. Answers also do so if requests of the
 * client may be lost.
 */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    const lost = raw instanceof IncomingRequest && raw.mayHaveLostRequests();
    if (lost || !app.server.listening) reply.header('connection', 'close');
    done(null, payload);
  });
}

/**
 * Call it once the service says that it is closing. Gives proxies time, closes all connections, and
 * stops. Returns the number of requests cut off before their answer.
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
    // Calls the close of `net`. The close of `http` would cut kept connections, even if a request
    // is on its way.
    Server.prototype.close.call(app.server);
    service.live.endAll();
    await Promise.all([sockets.close(), resolveWithin(lingerMs, connections.allClosed())]);
    // Idle connections are cut only now: a connection counts as idle before its answer has gone
    // out.
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
