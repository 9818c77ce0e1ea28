import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** Receives a message: the bytes of the buffer from `start` to `end`. */
export type Hear = (bytes: Buffer, start: number, end: number) => void;

/**
 * A WebSocket client that only finds frame boundaries. A thousand clients cost less CPU than the
 * server under test, so the server is the bottleneck.
 */
export class RawSocket {
  hear: Hear = () => undefined;
  /** Called when either side has ended the connection. */
  gone: () => void = () => undefined;
  private rest: Buffer = Buffer.alloc(0);

  private constructor(private readonly socket: Socket) {
    socket.setNoDelay(true);
    socket.on('data', (chunk) => {
      this.take(chunk);
    });
    socket.on('close', () => {
      this.gone();
    });
  }

  static async open(port: number, path: string, protocol: string | null): Promise<RawSocket> {
    const socket = connect(port, '127.0.0.1');
    const lost = new AbortController();
    const { signal } = lost;
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      lost.abort();
    });
    await once(socket, 'connect', { signal });
    const head = [
      `GET ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      ...(protocol === null ? [] : [`Sec-WebSocket-Protocol: ${protocol}`]),
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    let answer = Buffer.alloc(0);
    while (!answer.includes(END_OF_HEAD)) {
      answer = Buffer.concat([answer, ...((await once(socket, 'data', { signal })) as [Buffer])]);
    }
    const end = answer.indexOf(END_OF_HEAD) + END_OF_HEAD.length;
    const status = answer.subarray(0, end).toString().split('\r\n', 1)[0] ?? '';
    if (!status.includes(' 101 ')) {
      socket.destroy();
      throw new Error(`no socket at ${path}: ${status}`);
    }
    const opened = new RawSocket(socket);
    opened.rest = answer.subarray(end);
    return opened;
  }

  private take(chunk: Buffer): void {
    const bytes = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    let at = 0;
    for (;;) {
      if (bytes.length - at < 2) break;
      const opcode = (bytes[at] ?? 0) & 0x0f;
      const short = (bytes[at + 1] ?? 0) & 0x7f;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (bytes.length - at < head) break;
      const length =
        short < 126
          ? short
          : short === 126
            ? bytes.readUInt16BE(at + 2)
            : Number(bytes.readBigUInt64BE(at + 2));
      const end = at + head + length;
      if (bytes.length < end) break;
      if (opcode <= BINARY) this.hear(bytes, at + head, end);
      else if (opcode === PING) this.write(PONG, bytes.subarray(at + head, end));
      else if (opcode === CLOSE) this.socket.end();
      at = end;
    }
    this.rest = at === bytes.length ? EMPTY : bytes.subarray(at);
  }

  sendText(text: string): void {
    this.write(TEXT, Buffer.from(text));
  }

  sendBytes(bytes: Buffer): void {
    this.write(BINARY, bytes);
  }

  /** The mask is zero, so the payload is sent unchanged. */
  private write(opcode: number, payload: Buffer): void {
    const { length } = payload;
    const head =
      length < 126
        ? Buffer.from([0x80 | opcode, 0x80 | length])
        : Buffer.from([0x80 | opcode, 0x80 | 126, length >> 8, length & 0xff]);
    if (this.socket.writable) this.socket.write(Buffer.concat([head, MASK, payload]));
  }

  /** The next message for which `take` returns a value. */
  next<T>(take: (text: string) => T | null): Promise<T> {
    return new Promise((resolve, reject) => {
      const lost = (): void => {
        reject(new Error('the server closed the socket'));
      };
      this.socket.once('close', lost);
      const before = this.hear;
      this.hear = (bytes, start, end) => {
        const taken = take(bytes.toString('utf8', start, end));
        if (taken === null) return;
        this.hear = before;
        this.socket.off('close', lost);
        resolve(taken);
      };
      this.take(EMPTY);
    });
  }

  /** Stops reading, so that unread data piles up. */
  pause(): void {
    this.socket.pause();
  }

  resume(): void {
    this.socket.resume();
  }

  close(): void {
    this.socket.destroy();
  }
}

const EMPTY = Buffer.alloc(0);
const MASK = Buffer.alloc(4);
