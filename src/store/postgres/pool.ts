import { Client, Pool } from 'pg';
import type { PoolClient, PoolConfig } from 'pg';

type Release = (error?: Error | boolean) => void;
type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: Release,
) => void;

/**
 * Clients that always have an error listener. The pool removes its own listener when it hands out a
 * client, and TypeORM adds one later: without this one, an error in between would end the process.
 * The statement that waits on the client fails anyway.
 */
const listening = (Connection: typeof Client): typeof Client =>
  class extends Connection {
    constructor(...given: ConstructorParameters<typeof Client>) {
      super(...given);
      this.on('error', () => null);
    }
  };

/**
 * A pool that drops all older connections when one breaks. The cause, such as a firewall's timeout
 * or a replaced server, has usually silenced the others too. Each of them would make a caller wait
 * in vain.
 */
export class RenewingPool extends Pool {
  private epoch = 0;
  private readonly epochs = new WeakMap<PoolClient, number>();

  constructor({ Client: Connection = Client, ...config }: PoolConfig = {}) {
    super({ ...config, Client: listening(Connection as typeof Client) });
    this.on('connect', (client) => this.epochs.set(client, this.epoch));
    this.on('release', (error: unknown) => {
      if (error instanceof Error) this.epoch += 1;
    });
    this.on('error', () => {
      this.epoch += 1;
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    if (connected === undefined) return super.connect();
    super.connect((error, client, release) => {
      if (client === undefined || this.epochs.get(client) === this.epoch) {
        connected(error, client, release);
        return;
      }
      release(true);
      this.connect(connected);
    });
    return undefined;
  }
}
