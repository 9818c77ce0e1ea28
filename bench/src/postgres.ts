import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Place } from './server-process';

/** The address of PostgreSQL, unless `TEST_DATABASE_URL` names another. */
const DEFAULT_URL = 'postgres://postgres@127.0.0.1:5432/postgres';

/** A database for one run. */
export type FreshPostgres = { readonly place: Place; drop(): Promise<void> };

/** A new database; null, after a message, if PostgreSQL does not answer. */
export async function freshPostgres(redisUrl: string | null = null): Promise<FreshPostgres | null> {
  const url = process.env['TEST_DATABASE_URL'] ?? DEFAULT_URL;
  const name = `ridotto_bench_${randomBytes(6).toString('hex')}`;
  try {
    await run(url, `CREATE DATABASE ${name}`);
  } catch (error) {
    process.stderr.write(`without PostgreSQL: ${String(error)}\n`);
    return null;
  }
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    place: { databaseUrl: own.href, redisUrl },
    drop: () => run(url, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function run(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
