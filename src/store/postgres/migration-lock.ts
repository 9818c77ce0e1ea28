import { Client } from 'pg';
import { CannotOpenStore, reasonOf } from '../failure';
import { parseAddress } from './address';

/** The key of the advisory lock: "Rido" in ASCII. */
const KEY = 0x5269646f;

/**
 * Runs the work while no other node runs it. The lock has its own connection and ends with it. This
 * connection is the first one: its failure means that the server cannot be used.
 */
export async function withMigrationLock(
  url: string,
  connectTimeoutMs: number,
  work: () => Promise<void>,
): Promise<void> {
  const client = await connect(url, connectTimeoutMs);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [KEY]);
    await work();
  } finally {
    await client.end();
  }
}

async function connect(url: string, connectTimeoutMs: number): Promise<Client> {
  const { hostAndPort } = parseAddress(url);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  // Without a listener, a later error would end the process. The waiting statement fails anyway.
  client.on('error', () => null);
  try {
    await client.connect();
  } catch (error) {
    throw new CannotOpenStore(`PostgreSQL at ${hostAndPort} cannot be used: ${reasonOf(error)}.`);
  }
  return client;
}
