const { Redis } = require('ioredis');
const { Client } = require('pg');

const PROBE_MS = 3_000;

/**
 * The servers for contract tests, beside SQLite and the process itself. `setting` is the variable
 * for another address; if it is empty, the server is skipped. `result` is the variable that passes
 * a found address to test/support/backends.ts.
 */
const SERVERS = [
  {
    name: 'PostgreSQL',
    setting: 'TEST_DATABASE_URL',
    standard: 'postgres://postgres@127.0.0.1:5432/postgres',
    result: 'RIDOTTO_TEST_POSTGRES',
    version: postgresVersion,
  },
  {
    name: 'Redis',
    setting: 'TEST_REDIS_URL',
    standard: 'redis://127.0.0.1:6379',
    result: 'RIDOTTO_TEST_REDIS',
    version: redisVersion,
  },
];

async function postgresVersion(url) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PROBE_MS });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(
      `select current_setting('server_version') as version, rolcreatedb or rolsuper as creates
         from pg_roles where rolname = current_user`,
    );
    if (!rows[0].creates) throw new Error('the role may not create databases');
    return Number.parseInt(rows[0].version, 10);
  } finally {
    await client.end();
  }
}

async function redisVersion(url) {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: PROBE_MS,
    commandTimeout: PROBE_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let failure;
  client.on('error', (error) => (failure ??= error));
  try {
    await client.connect();
    const info = await client.info('server');
    return Number.parseInt(/redis_version:(\d+)/.exec(info)?.[1] ?? '0', 10);
  } catch (error) {
    throw failure ?? error;
  } finally {
    // Disconnecting an unconnected client would delay the exit by two seconds.
    if (client.status !== 'end') client.disconnect();
  }
}

/** The version of each server, or the reason why it does not answer. */
function probe() {
  return Promise.all(
    SERVERS.map(async ({ name, setting, standard, result, version }) => {
      const given = process.env[setting];
      const asked = given !== undefined && given !== '';
      const server = { name, setting, result, asked, url: given ?? standard };
      if (given === '') return { ...server, version: null, reason: `${setting} is empty` };
      try {
        return { ...server, version: await version(server.url), reason: null };
      } catch (error) {
        return { ...server, version: null, reason: sentence(server.url, error) };
      }
    }),
  );
}

function sentence(url, error) {
  if (!URL.canParse(url)) return 'that is not an address';
  const cause = error.errors?.[0] ?? error;
  // Leaves out the password.
  const { protocol, host } = new URL(url);
  return `${protocol}//${host}: ${cause.message || cause.code}`;
}

/** Drops databases left behind by interrupted tests. */
async function dropDatabases(url, prefix) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PROBE_MS });
  await client.connect();
  try {
    const { rows } = await client.query(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  } finally {
    await client.end();
  }
}

module.exports = { dropDatabases, probe };
