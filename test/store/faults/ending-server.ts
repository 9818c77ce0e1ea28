import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import pg from 'pg';

/**
 * PostgreSQL's message about a new connection begins with `K` and the length 12; the process id and
 * its key follow.
 */
const BACKEND_KEY = Buffer.from([0x4b, 0, 0, 0, 12]);
/** A new connection is ready: `Z`, the length 5 and `I`. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/**
 * A proxy to a PostgreSQL server. It ends each new connection by `pg_terminate_backend`, and
 * delivers "ready" and "ended" in one packet, as a process with a blocked event loop would read
 * them.
 */
export class EndingServer {
  /** True to end new connections. */
  ends = false;
  /** The number of connections ended so far. */
  ended = 0;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly operator: pg.Client,
  ) {}

  static async to(url: string): Promise<EndingServer> {
    const operator = new pg.Client({ connectionString: url });
    operator.on('error', () => null);
    await operator.connect();
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const way = new EndingServer(server, operator);
    const port = Number(new URL(url).port === '' ? 5432 : new URL(url).port);
    server.on('connection', (near) => {
      way.join(near, connect(port, '127.0.0.1'));
    });
    return way;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  private join(near: Socket, far: Socket): void {
    near.pipe(far);
    for (const socket of [near, far]) {
      this.sockets.add(socket);
      socket.on('error', () => null);
    }
    near.on('close', () => far.destroy());
    far.on('close', () => near.end());
    if (this.ends) this.endWhenReady(near, far);
    else far.pipe(near);
  }

  private endWhenReady(near: Socket, far: Socket): void {
    let heard = Buffer.alloc(0);
    let isReady = false;
    far.on('data', (data: Buffer) => {
      heard = Buffer.concat([heard, data]);
      const key = heard.indexOf(BACKEND_KEY);
      if (!isReady && key >= 0 && heard.includes(READY)) {
        isReady = true;
        const pid = heard.readInt32BE(key + BACKEND_KEY.length);
        void this.operator.query('SELECT pg_terminate_backend($1)', [pid]);
      } else if (!isReady) {
        near.write(heard);
        heard = Buffer.alloc(0);
      }
    });
    far.on('end', () => {
      this.ended += 1;
      near.end(heard);
    });
  }

  /** Ends all open connections. */
  async endAll(): Promise<void> {
    await this.operator.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity ' +
        'WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await this.operator.end();
  }
}
