import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/**
 * A proxy to a server. It can drop the data of its connections in silence, like a firewall that has
 * lost its state.
 */
export class Hole {
  private constructor(
    private readonly server: Server,
    private readonly pairs: ReadonlySet<readonly [Socket, Socket]>,
  ) {}

  static async to(port: number): Promise<Hole> {
    const pairs = new Set<readonly [Socket, Socket]>();
    const server = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      const pair = [near, far] as const;
      pairs.add(pair);
      near.pipe(far);
      far.pipe(near);
      for (const socket of pair) {
        socket.on('error', () => undefined);
        socket.on('close', () => {
          pairs.delete(pair);
          for (const each of pair) each.destroy();
        });
      }
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return new Hole(server, pairs);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /**
   * From now on, drops all data of the present connections without closing them. New connections
   * work.
   */
  swallow(): number {
    for (const [near, far] of this.pairs) {
      near.unpipe();
      far.unpipe();
      near.resume();
      far.resume();
    }
    return this.pairs.size;
  }

  close(): void {
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
    this.server.close();
  }
}
