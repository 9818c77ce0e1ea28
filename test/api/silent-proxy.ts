import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/** A proxy between a server and its database. It can fall silent and drop all data. */
export class SilentProxy {
  private readonly sockets = new Set<Socket>();
  private isSilent = false;
  private hear: (chunk: string) => void = () => undefined;

  private constructor(private readonly server: Server) {}

  /** Listens in front of the host and port of an address. */
  static async before(address: string): Promise<SilentProxy> {
    const { hostname, port } = new URL(address);
    const server = createServer();
    const proxy = new SilentProxy(server);
    server.on('connection', (near) => {
      proxy.join(near, connect(Number(port === '' ? 5432 : port), hostname));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  private join(near: Socket, far: Socket): void {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (chunk) => {
        if (!this.isSilent) to.write(chunk);
        else if (from === near) this.hear(chunk.toString('latin1'));
      });
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  }

  /** The address through this proxy. */
  address(of: string): string {
    const url = new URL(of);
    url.hostname = '127.0.0.1';
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  /** Drops all data from now on. Resolves when the server has sent data with these words. */
  silence(words: RegExp): Promise<void> {
    this.isSilent = true;
    return new Promise((resolve) => {
      this.hear = (chunk) => {
        if (words.test(chunk)) resolve();
      };
    });
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
