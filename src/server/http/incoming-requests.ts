import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** ` HTTP/1.1` and the end of the line, which end a request's first line. */
const FIRST_LINE_END = 11;
/** The colon, the space and the end of a header's line. */
const HEADER_MARKS = 4;
const LINE_END = 2;

/** Bytes of connections that were completely read as requests of this kind. */
const countedBytes = new WeakMap<Socket, number>();

/**
 * A request that leaves HTTP for a WebSocket only. Any other offered protocol, such as the `h2c` of
 * curl and Java, may be ignored [RFC 9110, 7.8]. Node would hand over every Upgrade, since there is
 * a listener for it: it sets `upgrade` and then acts on the value that it reads.
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
   * Whether requests behind this one may have been lost: the parser drops the bytes read after an
   * Upgrade. The connection must close then, which makes the client repeat unanswered requests [RFC
   * 9112, 9.3.2]. Call this once.
   */
  mayHaveLostRequests(): boolean {
    if (!this.offersUpgrade || this.upgrade) return false;
    const { socket } = this;
    const total = (countedBytes.get(socket) ?? 0) + this.bytes();
    countedBytes.set(socket, total);
    return socket.bytesRead !== total;
  }

  /** Its length in the usual form of requests; wrong for an unusual one. */
  private bytes(): number {
    const { method = '', url = '', rawHeaders, headers } = this;
    const head = method.length + 1 + url.length + FIRST_LINE_END;
    const fields = rawHeaders.reduce((sum, text) => sum + text.length + HEADER_MARKS / 2, LINE_END);
    return head + fields + Number(headers['content-length'] ?? 0);
  }
}
