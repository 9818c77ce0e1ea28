import { Server } from 'node:net';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance } from 'fastify';
import type { HttpContext } from './apollo';
import type { Connections } from './connections';
import { Incoming } from './incoming';
import type { Service } from './service';
import type { WebSockets } from './websocket';

export type Running = {
  readonly app: FastifyInstance;
  readonly apollo: ApolloServer<HttpContext>;
  readonly connections: Connections;
  readonly sockets: WebSockets;
  readonly service: Service;
  readonly stopWatching: () => void;
};

/** How long a proxy may still ask on the connections that it keeps. */
const LINGER_MS = 1_000;

/**
 * Once nobody can connect, whoever is answered is told not to use the connection again: else a
 * proxy keeps it, and closing waits for it. So is who may have asked for something that was not read.
 */
export function addGoodbye(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    const lost = raw instanceof Incoming && raw.mayHaveLost();
    if (lost || !app.server.listening) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Once the service says that it is closing: lets proxies find out, tells everybody to go, stops. */
export async function stop(running: Running): Promise<void> {
  const { app, apollo, sockets, service, stopWatching } = running;
  const { drainMs, shutdownMs } = service.limits;
  const behindProxy = service.proxies > 0;
  if (behindProxy) await wait(drainMs);
  stopWatching();
  const late = setTimeout(() => {
    app.server.closeAllConnections();
  }, shutdownMs);
  try {
    // Not the close of HTTP, which cuts kept connections: a request may be on its way on one.
    Server.prototype.close.call(app.server);
    service.live.endAll();
    await Promise.all([sockets.close(), behindProxy ? wait(LINGER_MS) : null]);
    await app.close();
  } finally {
    clearTimeout(late);
  }
  await apollo.stop();
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
