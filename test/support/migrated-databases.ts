import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { openStore } from '../../src/store';

/*
 * The tables after the migrations are built once a run and copied for each suite: a copy is a
 * hundred times faster.
 */

const FILE = 'ridotto.sqlite';
/** The advisory lock under which the first worker builds the template. */
const LOCK = 7_349_110_254;

/** Creates a database file with all tables in `dir`. */
export async function copySqlite(runDir: string, dir: string): Promise<void> {
  const template = join(runDir, 'migrated', FILE);
  if (!existsSync(template)) await makeTemplate(runDir);
  copyFileSync(template, join(dir, FILE));
}

async function makeTemplate(runDir: string): Promise<void> {
  const dir = mkdtempSync(join(runDir, 'migrating-'));
  const store = await openStore({ url: null, dataDir: dir });
  await store.close();
  try {
    renameSync(dir, join(runDir, 'migrated'));
  } catch {
    // Another worker built the template first.
    rmSync(dir, { recursive: true });
  }
}

/** Creates the database `name` with all tables. */
export async function copyPostgres(server: string, run: string, name: string): Promise<void> {
  const template = `${run}_migrated`;
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      template,
    ]);
    if (rowCount === 0) {
      // The template gets its final name only when it is complete.
      const making = `${run}_migrating`;
      await client.query(`drop database if exists "${making}" with (force)`);
      await client.query(`create database "${making}" template template0`);
      const url = addressOf(server, making);
      await (await openStore({ url, dataDir: '' })).close();
      await client.query(`alter database "${making}" rename to "${template}"`);
    }
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    await client.query(`create database "${name}" template "${template}"`);
  });
}

export function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

export async function onServer(
  url: string,
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
