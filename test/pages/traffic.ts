import type { Page, Request, WebSocket } from 'playwright-core';
import { pongIn } from './push-barrier';
import type { Ping } from './push-barrier';

/** Matches a message that keeps a connection open and changes nothing on the page. */
const KEEP_ALIVE = /^\{"type":"p[io]ng"/;
const GREETING = '{"type":"connection_ack"';

/** The time limit for a socket to answer. */
const AT_MOST_MS = 45_000;

type SocketState = { isGreeted: boolean; pong: Ping | null };

/** A page's requests and messages, as the browser reports them. */
export class Traffic {
  /** The number of requests, answers and messages so far. */
  moves = 0;
  private readonly requests = new Map<Request, string>();
  private readonly sockets = new Map<WebSocket, SocketState>();
  /** The request for the next document; null unless the page is leaving. */
  private leaving: Request | null = null;
  private readonly waiting = new Set<() => void>();

  constructor(readonly page: Page) {
    page.on('request', (request) => {
      this.moves += 1;
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
        this.leaving = request;
      }
      this.requests.set(request, request.url());
    });
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.leave();
    });
    const end = (request: Request): void => {
      this.moves += 1;
      this.requests.delete(request);
      if (this.leaving === request && request.failure() !== null) this.leaving = null;
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    page.on('websocket', (socket) => this.follow(socket));
    page.on('close', () => {
      this.requests.clear();
      this.sockets.clear();
      this.changed();
    });
  }

  private follow(socket: WebSocket): void {
    const state: SocketState = { isGreeted: false, pong: null };
    this.sockets.set(socket, state);
    this.moves += 1;
    const pass = ({ payload }: { readonly payload: string | Buffer }): void => {
      const text = String(payload);
      state.pong = pongIn(text) ?? state.pong;
      state.isGreeted ||= text.startsWith(GREETING);
      if (!KEEP_ALIVE.test(text)) this.moves += 1;
      this.changed();
    };
    socket.on('framereceived', pass);
    socket.on('framesent', pass);
    socket.on('close', () => {
      this.sockets.delete(socket);
      this.moves += 1;
      this.changed();
    });
  }

  /** Forgets the last document's sockets and requests, whose end the browser does not report. */
  private leave(): void {
    if (this.leaving === null) return;
    this.sockets.clear();
    for (const request of [...this.requests.keys()]) {
      if (request === this.leaving) break;
      this.requests.delete(request);
    }
    this.leaving = null;
    this.changed();
  }

  private changed(): void {
    for (const look of this.waiting) look();
  }

  /** The number of the last pong of each socket. */
  pongs(): readonly number[] {
    return [...this.sockets.values()].flatMap(({ pong }) => (pong === null ? [] : [pong.ping]));
  }

  /** The sockets that are connected. */
  connected(): ReadonlyMap<WebSocket, Readonly<SocketState>> {
    return new Map([...this.sockets].filter(([, { isGreeted }]) => isGreeted));
  }

  /**
   * Resolves once each of the sockets has answered the round's ping or is closed. They must have
   * been connected before the round, since later sockets get no ping.
   */
  async answered(round: number, connected: ReturnType<Traffic['connected']>): Promise<void> {
    const sockets = [...connected];
    const isAnswered = (): boolean =>
      sockets.every(
        ([socket, { pong }]) => !this.sockets.has(socket) || (pong !== null && pong.round >= round),
      );
    await new Promise<void>((resolve, reject) => {
      const end = (): void => {
        clearTimeout(late);
        this.waiting.delete(look);
      };
      const look = (): void => {
        if (!isAnswered()) return;
        end();
        resolve();
      };
      const late = setTimeout(() => {
        end();
        reject(new Error(`${this.page.url()} does not answer the push barrier.`));
      }, AT_MOST_MS);
      this.waiting.add(look);
      look();
    });
  }

  /** The addresses of requests without an answer, and of sockets that are connecting. */
  underWay(): readonly string[] {
    const connecting = [...this.sockets].filter(([, { isGreeted }]) => !isGreeted);
    return [...this.requests.values(), ...connecting.map(([socket]) => socket.url())];
  }
}
