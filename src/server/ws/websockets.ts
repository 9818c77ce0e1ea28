import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer } from 'graphql-ws';
import type { Server as Protocol } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { addressOf } from '../http/client-address';
import type { Service } from '../ops/service';
import { SocketOperations } from './socket-operations';
import { SocketSession } from './socket-session';
import { chooseSubprotocol, LEGACY_REFUSAL, REFUSED } from './subprotocol';

const PATH = '/graphql';
/** The time that a refused socket may stay open. */
const LINGER_MS = 1_000;

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
    const refusal = this.refusal(request);
    if (refusal !== null) {
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.sockets.handleUpgrade(request, socket, head, (webSocket) => {
      if (webSocket.protocol === GRAPHQL_TRANSPORT_WS_PROTOCOL) {
        this.open(webSocket, socket, request);
      } else refuse(webSocket);
    });
  }

  private refusal(request: IncomingMessage): string | null {
    const path = (request.url ?? '').split('?', 1)[0];
    if (path !== PATH) return '404 Not Found';
    if (this.service.isClosing()) return '503 Service Unavailable';
    const address = addressOf(request, this.service.proxies);
    return this.service.live.hasRoom(address) ? null : '429 Too Many Requests';
  }

  private open(webSocket: WebSocket, connection: Duplex, request: IncomingMessage): void {
    const { live, metrics, log, proxies, limits, scheduler } = this.service;
    const address = addressOf(request, proxies);
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

/** Closes a socket without an agreed protocol; no limit counts it. */
function refuse(webSocket: WebSocket): void {
  webSocket.on('error', () => {
    webSocket.terminate();
  });
  if (webSocket.protocol !== '') webSocket.send(LEGACY_REFUSAL);
  webSocket.close(CloseCode.SubprotocolNotAcceptable, REFUSED);
  const late = setTimeout(() => {
    webSocket.terminate();
  }, LINGER_MS);
  webSocket.once('close', () => {
    clearTimeout(late);
  });
}
