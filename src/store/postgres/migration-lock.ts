import { Client } from 'pg';
import { CannotOpenStore, reasonOf } from '../failure';
import { parseAddress } from './address';

/** The lock's key among the database's advisory locks: "Rido". */
const KEY = 0x5269646f;

/**
 * Runs the work while no other node runs it, on a connection of its own, whose end releases the
 * lock. It is the first connection, so that it finds out whether there is a server.
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
  // A connection that breaks later fails the waiting statement.
  client.on('error', () => null);
  try {
    await client.connect();
  } catch (error) {
    throw new CannotOpenStore(`PostgreSQL at ${hostAndPort} cannot be used: ${reasonOf(error)}.`);
  }
  return client;
}
