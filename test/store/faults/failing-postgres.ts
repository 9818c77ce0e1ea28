import pg from 'pg';
import type { PostgresClient } from '../../../src/store/postgres/open';

/**
 * `before`: the statement does not reach the server. `after`: it does, and its answer is lost.
 * `broken`: the connection breaks before it; `cut`: after it, before its answer.
 */
export type PostgresFault = 'before' | 'after' | 'broken' | 'cut';

/** The faults to inject. */
export class PostgresFaults {
  /** The statements since the list was last emptied. */
  readonly heard: string[] = [];
  /** The statement's fault, if any; `at` counts from 0 since `heard` was emptied. */
  fault: (sql: string, at: number) => PostgresFault | null = () => null;

  /** Replaces pg's client in the store. */
  readonly client: PostgresClient = clientOf(this);
}

function clientOf(faults: PostgresFaults): PostgresClient {
  return class extends pg.Client {
    override query(...given: unknown[]): never {
      const sql = String(given[0]);
      const fault = faults.fault(sql, faults.heard.push(sql) - 1);
      const ask = (): unknown => super.query(...(given as [string, unknown[]]));
      return (fault === null ? ask() : this.fail(fault, ask)) as never;
    }

    private async fail(fault: PostgresFault, ask: () => unknown): Promise<never> {
      if (fault === 'after' || fault === 'cut') await ask();
      if (fault === 'broken' || fault === 'cut') await this.end();
      throw new Error(`the statement failed: ${fault}`);
    }
  };
}
