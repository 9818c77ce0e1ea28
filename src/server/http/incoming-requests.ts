import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** The length of ` HTTP/1.1` and the line end in a request's first line. */
const FIRST_LINE_END = 11;
/** The length of a header's colon, space and line end. */
const HEADER_MARKS = 4;
const LINE_END = 2;

/** For each connection, the bytes of its requests with an ignored Upgrade. */
const countedBytes = new WeakMap<Socket, number>();

/**
 * A request that leaves HTTP only for a WebSocket. Any other offered protocol, such as the `h2c` of
 * curl and Java, may be ignored [RFC 9110, 7.8]. Node sets `upgrade` and hands the request over if
 * it then reads true. Without this class Node would hand over every Upgrade, since the server
 * listens for upgrades.
 */
export class IncomingRequest extends IncomingMessage {
  private offersUpgrade = false;

  get upgrade(): boolean {
    return this.offersUpgrade && (this.method === 'CONNECT' || this.wantsWebSocket());
  }

  set upgrade(offered: boolean | null) {
    this.offersUpgrade = offered === true;
  }

  private wantsWebSocket(): boolean {
    return this.headers.upgrade?.toLowerCase() === 'websocket';
  }

  /**
   * True if requests behind this one may be lost: the parser drops the bytes read after an Upgrade.
   * The connection must then close, so that the client repeats unanswered requests [RFC 9112,
   * 9.3.2]. Call this once.
   */
  mayHaveLostRequests(): boolean {
    if (!this.offersUpgrade || this.upgrade) return false;
    const { socket } = this;
    const total = (countedBytes.get(socket) ?? 0) + this.bytes();
    countedBytes.set(socket, total);
    return socket.bytesRead !== total;
  }

  /** The length of the request in its usual form; wrong for an unusual form. */
  private bytes(): number {
    const { method = '', url = '', rawHeaders, headers } = this;
    const head = method.length + 1 + url.length + FIRST_LINE_END;
    const fields = rawHeaders.reduce((sum, text) => sum + text.length + HEADER_MARKS / 2, LINE_END);
    return head + fields + Number(headers['content-length'] ?? 0);
  }
}
