import type { Door } from './door';
import type { Tally } from './tally';

/** A server in its own process, beside others on the same database. */
export type Node = {
  readonly port: number;
  /**
   * Ends the process as a power cut (SIGKILL) or a host (SIGTERM) would. Resolves with the exit
   * code; null if a signal ended it.
   */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** Ends the process if it still runs, and cleans up. */
  stop(): Promise<void>;
};

/** The running nodes. New clients go to each in turn. */
export class Cluster implements Door {
  private alive: Node[] = [];
  private readonly ended: Node[] = [];
  private turn = 0;

  constructor(
    private readonly start: () => Promise<Node>,
    private readonly tally: Tally,
  ) {}

  readonly port = (): number => {
    this.turn += 1;
    const node = this.alive[this.turn % this.alive.length];
    if (node === undefined) throw new Error('no node is there');
    return node.port;
  };

  async add(): Promise<void> {
    const node = await this.start();
    // `alive` is read only after the start, since a node's end replaces the list.
    this.alive.push(node);
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stopOne(): Promise<void> {
    const code = await this.end('SIGTERM');
    if (code === 0) return;
    this.tally.note('node not stopped in order', `its exit code was ${code ?? '-'}`);
  }

  /** Ends the oldest node, which has the most clients. */
  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const [oldest] = this.alive;
    if (oldest === undefined) throw new Error('no node is there');
    const code = await oldest.end(signal);
    this.alive = this.alive.filter((node) => node !== oldest);
    this.ended.push(oldest);
    return code;
  }

  async close(): Promise<void> {
    await Promise.all([...this.alive, ...this.ended].map((node) => node.stop()));
  }
}
