import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { WebSocket as ProtocolSocket } from 'graphql-ws';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { Duplex } from 'node:stream';
import type { Credentials } from '../http/authentication';
import type { OperationScheduler } from '../scheduling/operation-scheduler';
import type { SocketInbox } from '../scheduling/socket-inbox';
import type { EndReason, LiveConnection } from '../live/live-connections';
import { isNestedDeeperThan } from '../encoding/nesting';
import { GOING_AWAY, TRY_AGAIN_LATER } from './close-codes';
import { isServerMessage } from './socket-message';
import { nextFrames, textFrame } from '../fanout/frames';
import { Outbox } from '../fanout/outbox';
import type { FrameSink } from '../fanout/frame-sink';
import { decodeUtf8 } from '../encoding/utf8';

/**
 * The close codes of sockets. The client of graphql-ws takes 4401 as final, and retries after the
 * others.
 */
const CLOSE = {
  revoked: [4401, 'Unauthorized'],
  'too slow': [TRY_AGAIN_LATER, 'Reading too slowly'],
  'going away': [GOING_AWAY.code, GOING_AWAY.reason],
} as const satisfies Record<EndReason, readonly [number, string]>;

const NORMAL = 1000;
const INTERNAL_ERROR = 1011;
/** For text that is not UTF-8 [RFC 6455, 8.1]. */
const NOT_UTF8 = 1007;
/** The code of graphql-transport-ws for any forbidden message. */
const BAD_REQUEST = 4400;
/** The maximum bytes of a close reason [RFC 6455, 5.5]; a character takes at most three bytes. */
const REASON_BYTES = 123;

function truncateReason(reason: string): string {
  return Buffer.byteLength(reason) > REASON_BYTES ? reason.slice(0, REASON_BYTES / 3) : reason;
}

/** The time that a closing socket may stay open. */
const LINGER_MS = 1_000;

type MessageHandling = {
  readonly handle: (text: string) => Promise<void>;
  readonly log: Logger;
  readonly messageNesting: number;
};

/** The server's side of one socket. */
export class SocketSession implements LiveConnection {
  readonly id = randomUUID();
  /** The client's credentials; null before `connection_init`. */
  credentials: Credentials | null = null;
  readonly closed: Promise<unknown>;
  private answersPings = true;
  /** The payload of the last unanswered ping; null if there is none. */
  private pendingPing: Buffer | null = null;
  private readonly outbox: Outbox;
  /** Callbacks that wait for the drain or the end of the socket. */
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly socket: WebSocket,
    /** The stream that frames are written to. */
    connection: Duplex,
    readonly request: IncomingMessage,
    readonly address: string,
    capacity: number,
  ) {
    this.outbox = new Outbox(connection, capacity, () =>
      socket.readyState === socket.OPEN ? 'READY' : 'OVER',
    );
    this.closed = new Promise((resolve) => socket.once('close', resolve));
    void this.closed.then(() => {
      for (const resume of this.waiting) resume();
    });
    socket.on('pong', () => {
      this.answersPings = true;
    });
  }

  /** The ids of operations that wait for a limit, each with the symbol of its wait. */
  readonly waitingIds = new Map<string, symbol>();

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** The socket in the form that graphql-ws expects. */
  forProtocol(log: Logger, messageNesting: number, scheduler: OperationScheduler): ProtocolSocket {
    const { socket, address, id } = this;
    return {
      protocol: socket.protocol,
      send: (text) => this.send(text),
      close: (code, reason) => {
        this.close(code ?? NORMAL, reason ?? '');
      },
      onMessage: (handle) => {
        const inbox = scheduler.inbox(
          { address, queueKey: id },
          {
            pause: () => {
              socket.pause();
            },
            resume: () => {
              socket.resume();
            },
          },
        );
        socket.on('message', (data) => {
          // By default, ws gives a message as one buffer.
          const message = data as Buffer;
          inbox.take(message.length, () => {
            // ws has checked text frames already, but not binary frames.
            const text = decodeUtf8(message);
            if (text === null) this.close(NOT_UTF8, 'Not valid UTF-8');
            else this.handle(text, { handle, log, messageNesting });
          });
        });
        socket.on('ping', (data) => {
          this.answerPing(data, inbox);
        });
        socket.once('close', () => {
          inbox.close();
        });
      },
    };
  }

  /** Answers the last of the waiting pings [RFC 6455, 5.5.3]. */
  private answerPing(data: Buffer, inbox: SocketInbox): void {
    const isAnswering = this.pendingPing !== null;
    this.pendingPing = data;
    if (isAnswering) return;
    inbox.take(data.length, () => {
      void this.pong();
    });
  }

  private async pong(): Promise<void> {
    await this.drained();
    const { pendingPing, socket } = this;
    this.pendingPing = null;
    if (pendingPing === null || socket.readyState !== socket.OPEN) return;
    this.outbox.flush();
    socket.pong(pendingPing);
  }

  private handle(text: string, { handle, log, messageNesting }: MessageHandling): void {
    if (isNestedDeeperThan(text, messageNesting)) {
      this.close(BAD_REQUEST, `Nested deeper than ${messageNesting}`);
      return;
    }
    handle(text).catch((error: unknown) => {
      if (isServerMessage(text)) {
        this.close(BAD_REQUEST, 'Invalid message received');
        return;
      }
      log.error({ err: error, requestId: this.id }, 'a message could not be handled');
      this.close(INTERNAL_ERROR, 'Internal error');
    });
  }

  /** Resolves once the socket takes more, or is closed. */
  private async send(text: string): Promise<void> {
    const { socket, outbox } = this;
    if (socket.readyState !== socket.OPEN) return;
    outbox.push([textFrame(text)]);
    if (outbox.isFull()) await this.drainedOrClosed();
  }

  /** False for a closing socket: it sends nothing more, so nobody must wait for it. */
  isFull(): boolean {
    return this.socket.readyState === this.socket.OPEN && this.outbox.isFull();
  }

  /** Resolves once the reader has taken the sent bytes, or the socket is closed. */
  async drained(): Promise<void> {
    const { socket, outbox } = this;
    while (socket.readyState === socket.OPEN && outbox.isFull()) await this.drainedOrClosed();
  }

  /** Not a race of promises: `closed` would keep every race in memory until the socket closes. */
  private drainedOrClosed(): Promise<void> {
    return new Promise((resolve) => {
      const resume = (): void => {
        this.waiting.delete(resume);
        resolve();
      };
      this.waiting.add(resume);
      this.outbox.onceDrained(resume);
    });
  }

  /** The sink of the operation's shared results. */
  sink(id: string): FrameSink {
    return this.outbox.sink(nextFrames(id));
  }

  buffered(): number {
    return this.outbox.buffered();
  }

  /** Sends a ping; ends a socket that did not answer the last ping. */
  keepAlive(): void {
    if (!this.answersPings) {
      this.socket.terminate();
      return;
    }
    this.answersPings = false;
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.outbox.flush();
    this.socket.ping();
  }

  end(reason: EndReason): void {
    const [code, text] = CLOSE[reason];
    this.close(code, text);
  }

  /** Closes the socket, even if the close frame does not get through. */
  close(code: number, reason: string): void {
    const { socket } = this;
    if (socket.readyState === socket.CLOSED) return;
    if (socket.readyState === socket.OPEN) this.outbox.flush();
    // No frame may follow the close frame, however long the socket lingers.
    this.outbox.close();
    socket.close(code, truncateReason(reason));
    const late = setTimeout(() => {
      socket.terminate();
    }, LINGER_MS);
    void this.closed.then(() => {
      clearTimeout(late);
    });
  }
}
