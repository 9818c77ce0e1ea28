import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A raw TCP connection that sends given bytes and stores the answer. */
export class RawConnection {
  private text = '';
  private wake: () => void = () => undefined;
  readonly connected: Promise<void>;
  /** Resolves when the connection is closed: with null, or with the code of an error. */
  readonly closed: Promise<string | null>;
  private readonly socket: Socket;

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    let code: string | null = null;
    this.connected = new Promise((resolve) => this.socket.once('connect', () => resolve()));
    this.closed = new Promise((resolve) => {
      this.socket.once('close', () => {
        resolve(code);
        this.wake();
      });
    });
    this.socket.on('error', (error: NodeJS.ErrnoException) => {
      code = error.code ?? error.message;
    });
    this.socket.on('data', (chunk) => {
      this.text += chunk.toString('latin1');
      this.wake();
    });
  }

  send(...lines: readonly string[]): void {
    this.socket.write(lines.join('\r\n'), 'latin1');
  }

  get heard(): string {
    return this.text;
  }

  /** Resolves with the received text once it matches, or once the connection is closed. */
  async hears(isSo: (text: string) => boolean): Promise<string> {
    while (!isSo(this.text) && !this.socket.destroyed) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    return this.text;
  }

  end(): void {
    this.socket.destroy();
  }
}

/** The HTTP answers in the received text, in order. Each must have a content length. */
export function answersIn(text: string): readonly { head: string; body: string }[] {
  const answers: { head: string; body: string }[] = [];
  let rest = text;
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) return answers;
    const head = rest.slice(0, end);
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
    answers.push({ head, body: rest.slice(end + 4, end + 4 + length) });
    rest = rest.slice(end + 4 + length);
  }
}

export const statusOf = (head: string): number => Number(head.slice(9, 12));
