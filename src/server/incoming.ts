import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** ` HTTP/1.1` and the end of the line, as the first line of a request ends. */
const FIRST_LINE_END = 11;
/** The colon, the space and the end of the line of a header. */
const HEADER_MARKS = 4;
const LINE_END = 2;

/** Bytes of connections that were wholly read as requests of this kind. */
const accounted = new WeakMap<Socket, number>();

/**
 * A request that leaves HTTP for a WebSocket only. Any other protocol that it offers, such as the
 * `h2c` of curl and Java, is one that a server may ignore [RFC 9110, 7.8]. Node would hand over
 * every Upgrade, since somebody listens for one: it sets `upgrade` and goes by what it then reads.
 */
export class Incoming extends IncomingMessage {
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
   * Whether requests may have been lost behind this one: the parser drops what it has read behind an
   * Upgrade. The connection has to close then, which tells the client to ask again for what was not
   * answered [RFC 9112, 9.3.2]. To be asked once.
   */
  mayHaveLost(): boolean {
    if (!this.offersUpgrade || this.upgrade) return false;
    const { socket } = this;
    const total = (accounted.get(socket) ?? 0) + this.bytes();
    accounted.set(socket, total);
    return socket.bytesRead !== total;
  }

  /** Its length as everybody writes requests; wrong where somebody does not. */
  private bytes(): number {
    const { method = '', url = '', rawHeaders, headers } = this;
    const head = method.length + 1 + url.length + FIRST_LINE_END;
    const fields = rawHeaders.reduce((sum, text) => sum + text.length + HEADER_MARKS / 2, LINE_END);
    return head + fields + Number(headers['content-length'] ?? 0);
  }
}
