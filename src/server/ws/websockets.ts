import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { makeServer } from 'graphql-ws';
import type { Server as Protocol } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { addressOf } from '../http/client-address';
import type { Service } from '../ops/service';
import { decline, DeclinedSockets, WHILE_STOPPING, WITHOUT_SUBPROTOCOL } from './declined-sockets';
import type { Decline } from './declined-sockets';
import { SocketOperations } from './socket-operations';
import { SocketSession } from './socket-session';
import { chooseSubprotocol, offersOwnProtocol } from './subprotocol';

const PATH = '/graphql';

/**
 * GraphQL over WebSocket (graphql-transport-ws) on an HTTP server, with the protocol of graphql-ws
 * and the sockets of ws. It replaces the adapter of graphql-ws, because that adapter prints errors
 * that any client can provoke, and keeps timers for each socket.
 */
export class WebSockets {
  private readonly sockets: WebSocketServer;
  private readonly sessions = new Set<SocketSession>();
  private readonly protocol: Protocol<SocketSession>;
  private readonly keepAlive: NodeJS.Timeout;
  private readonly declined: DeclinedSockets;

  constructor(
    private readonly service: Service,
    server: Server,
  ) {
    this.sockets = new WebSocketServer({
      noServer: true,
      maxPayload: service.limits.socketMessageBytes,
      handleProtocols: chooseSubprotocol,
      clientTracking: false,
      // Pings are answered in turns with other work, like messages.
      autoPong: false,
    });
    this.declined = new DeclinedSockets(service.limits);
    this.protocol = makeServer(new SocketOperations(service).options());
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      this.upgrade(request, socket, head);
    });
    this.keepAlive = setInterval(() => {
      for (const session of this.sessions) session.keepAlive();
    }, service.limits.keepAliveMs);
    this.keepAlive.unref();
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const path = (request.url ?? '').split('?', 1)[0];
    if (path !== PATH) {
      refuse(socket, '404 Not Found');
      return;
    }
    const address = addressOf(request, this.service.proxies);
    const declined = this.declineOf(request, address);
    if (declined !== null && !this.declined.take(address)) {
      this.service.metrics.overLimit('declinedPerAddress');
      refuse(socket, declined.status);
      return;
    }
    this.sockets.handleUpgrade(request, socket, head, (webSocket) => {
      if (declined === null) this.open(webSocket, socket, request, address);
      else decline(webSocket, declined);
    });
  }

  /** Null for a socket that may stay open. */
  private declineOf(request: IncomingMessage, address: string): Decline | null {
    const { isClosing, live, metrics } = this.service;
    if (isClosing()) return WHILE_STOPPING;
    if (!offersOwnProtocol(request)) return WITHOUT_SUBPROTOCOL;
    if (live.hasRoom(address)) return null;
    metrics.overLimit('socketsPerAddress');
    return this.declined.tooMany(address);
  }

  private open(
    webSocket: WebSocket,
    connection: Duplex,
    request: IncomingMessage,
    address: string,
  ): void {
    const { live, metrics, log, limits, scheduler } = this.service;
    const capacity = limits.waitingBytes;
    const session = new SocketSession(webSocket, connection, request, address, capacity);
    this.sessions.add(session);
    live.add(session);
    metrics.connections('websocket', 1);
    webSocket.on('error', (error: NodeJS.ErrnoException) => {
      // Any client may send an invalid frame, and the error's stack does not help.
      const isInvalid = error.code?.startsWith('WS_ERR_') === true;
      const cause = isInvalid ? { reason: error.message } : { err: error };
      log.debug({ ...cause, requestId: session.id }, 'socket error');
    });
    const whenClosed = this.protocol.opened(
      session.forProtocol(log, limits.messageNesting, scheduler),
      session,
    );
    webSocket.once('close', (code, reason) => {
      this.sessions.delete(session);
      live.remove(session);
      metrics.connections('websocket', -1);
      log.debug({ requestId: session.id, code }, 'socket closed');
      const clearAway = async (): Promise<void> => {
        // Each close takes its turn: many sockets with many subscriptions may close at once.
        await scheduler.turn({ address, queueKey: session.id });
        await whenClosed(code, String(reason));
      };
      clearAway().catch((error: unknown) => {
        log.error({ err: error, requestId: session.id }, 'a socket was not cleaned up');
      });
    });
  }

  /** Resolves once all sockets are closed; call it after `live.endAll`. */
  async close(): Promise<void> {
    clearInterval(this.keepAlive);
    await Promise.all([...this.sessions].map((session) => session.closed));
  }
}

/** Ends an upgrade with an HTTP status. */
function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
