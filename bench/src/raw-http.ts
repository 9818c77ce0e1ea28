import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';

/** A kept-alive connection for one request at a time. It is so cheap that many can be open. */
export class RawHttp {
  private rest = '';
  private whenAnswered: (body: string) => void = () => undefined;

  private constructor(
    private readonly socket: Socket,
    private readonly port: number,
    private readonly authorization: string,
  ) {
    socket.setNoDelay(true).setEncoding('latin1');
    socket.on('data', (chunk) => {
      this.rest += String(chunk);
      this.take();
    });
  }

  static async open(port: number, authorization: string): Promise<RawHttp> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new RawHttp(socket, port, authorization);
  }

  post(path: string, body: string, answered: (body: string) => void): void {
    this.whenAnswered = answered;
    const head = [
      `POST ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${this.port}`,
      `Authorization: ${this.authorization}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    this.socket.write(`${head.join('\r\n')}${END_OF_HEAD}${body}`);
  }

  private take(): void {
    const end = this.rest.indexOf(END_OF_HEAD);
    if (end < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.rest.slice(0, end))?.[1]);
    const from = end + END_OF_HEAD.length;
    if (this.rest.length < from + length) return;
    const body = this.rest.slice(from, from + length);
    this.rest = this.rest.slice(from + length);
    this.whenAnswered(body);
  }

  close(): void {
    this.socket.destroy();
  }
}
