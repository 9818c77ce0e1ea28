import pg from 'pg';
import type { PostgresClient } from '../../../src/store/postgres/open';

/**
 * `before`: the statement does not reach the server. `after`: it reaches the server, and its answer
 * is lost. `broken`: the connection breaks before the statement. `cut`: the connection breaks after
 * it, before its answer.
 */
export type PostgresFault = 'before' | 'after' | 'broken' | 'cut';

/** The faults to inject. */
export class PostgresFaults {
  /** The statements since the list was last emptied. */
  readonly heard: string[] = [];
  /** The fault to inject into a statement, if any. `at` is the statement's index in `heard`. */
  fault: (sql: string, at: number) => PostgresFault | null = () => null;

  /** The class that replaces pg's client in the store. */
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
