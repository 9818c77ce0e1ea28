import { join } from 'node:path';
import { Writable } from 'node:stream';
import BetterSqlite3 from 'better-sqlite3';
import { Client } from 'pg';
import { pino } from 'pino';
import { makeSealing, placeOf } from '../../src/engine';
import type { Clock } from '../../src/engine';
import { seasonId } from '../../src/kernel';
import { readConfig } from '../../src/server';
import type { Config } from '../../src/server';
import { openStore } from '../../src/store';
import type { Store } from '../../src/store';
import { openServer } from '../../src/wire';
import type { OpenServer } from '../../src/wire';
import type { FreshStore } from '../support/backends';
import { TestClient } from '../support/test-client';
import { commitOf } from '../support/store-fixtures';

export const RIGHT = 'the right secret, thirty-two or more';
export const WRONG = 'a wrong secret, thirty-two and more!';

type At = { readonly clock?: Clock; readonly port?: number };

/** An installation. Tests change its settings and files between starts. */
export class Place {
  readonly log: string[] = [];
  private readonly servers: OpenServer[] = [];

  constructor(readonly fresh: FreshStore) {}

  config(secret: string | null, dataDir = this.fresh.dataDir): Config {
    const config = readConfig({
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: this.fresh.databaseUrl ?? '',
      RIDOTTO_SECRET: secret ?? '',
      WEBHOOKS: 'any',
    });
    if ('problems' in config) throw new Error(config.problems.join('\n'));
    return config;
  }

  /** Starts a server. With null as the secret, the data directory has the secret. */
  async start(
    secret: string | null,
    dataDir?: string,
    { clock, port }: At = {},
  ): Promise<OpenServer> {
    const log = pino({ level: 'info' }, into(this.log));
    const config = { ...this.config(secret, dataDir), ...(port === undefined ? {} : { port }) };
    const server = await openServer({ config, log, ...(clock === undefined ? {} : { clock }) });
    this.servers.push(server);
    return server;
  }

  async stop(): Promise<void> {
    for (const server of this.servers.splice(0)) await server.close();
  }

  /** Opens the store without a server, as operator commands do. */
  async withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const { databaseUrl: url, dataDir } = this.fresh;
    const store = await openStore({ url, dataDir });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  /**
   * Writes seasons as a server before fingerprints did, each with a text sealed under one of the
   * secrets.
   */
  async sealedBefore(...secrets: readonly string[]): Promise<void> {
    await this.withStore(async (store) => {
      await store.seasons.commit({
        seasons: secrets.map((secret, at) => {
          const sealed = makeSealing(secret).seal('ACE', placeOf(`s${at}`, 'k'));
          return commitOf(`s${at}`, 0, { secrets: [{ key: 'k', sealed }] });
        }),
      });
    });
  }

  /** The sealed text of a season, opened with this secret; null if the secret is wrong. */
  readSealed(at: number, secret: string): Promise<string | null> {
    return this.withStore(async (store) => {
      const [row] = await store.seasons.secrets(seasonId(`s${at}`));
      return makeSealing(secret).tryOpen(row!.sealed, placeOf(`s${at}`, 'k'));
    });
  }

  /** Runs a statement while no server runs. */
  async sql(statement: string): Promise<void> {
    const { databaseUrl, dataDir } = this.fresh;
    if (databaseUrl === null) {
      const file = new BetterSqlite3(join(dataDir, 'ridotto.sqlite'));
      file.exec(statement);
      file.close();
      return;
    }
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  async drop(): Promise<void> {
    await this.stop();
    await this.fresh.drop();
  }
}

function into(lines: string[]): Writable {
  return new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
}

/** The server's answer to `/readyz`. */
export async function readiness({ port }: OpenServer): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${new TestClient(port).url}/readyz`);
  return { status: response.status, body: await response.json() };
}
