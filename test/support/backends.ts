import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, copyPostgres, copySqlite, onServer } from './migrated-databases';

/* The backends of contract tests. scripts/jest-setup.cjs probes them before any test file loads, so
   that `describe.each(storeBackends())` has them at once. */

/** The store of one suite, as server settings. */
export type FreshStore = {
  /** The setting DATABASE_URL; null for SQLite. */
  readonly databaseUrl: string | null;
  /** The setting DATA_DIR: an empty directory. */
  readonly dataDir: string;
  /** Removes the store. Close all connections to it first. */
  readonly drop: () => Promise<void>;
};

export type StoreBackend = {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** Makes a store with all tables, empty. */
  readonly fresh: () => Promise<FreshStore>;
  /** Makes a store without tables. */
  readonly empty: () => Promise<FreshStore>;
};

/** The change bus of one suite. */
export type FreshFeed = {
  /** The setting REDIS_URL; null for the change bus within the process. */
  readonly redisUrl: string | null;
  /** The prefix of every channel and key. */
  readonly prefix: string;
};

export type FeedBackend = {
  readonly name: 'in-process' | 'Redis';
  readonly fresh: () => FreshFeed;
};

/**
 * The available stores, for `describe.each(storeBackends())('the journal on $name', ({ fresh }) =>
 * …)`.
 */
export function storeBackends(): readonly StoreBackend[] {
  const sqlite: StoreBackend = { name: 'SQLite', fresh: migratedSqlite, empty: emptySqlite };
  const postgres: StoreBackend = {
    name: 'PostgreSQL',
    fresh: () => onPostgres(migratedPostgres),
    empty: () => onPostgres(freshPostgres),
  };
  return postgresUrl() === null ? [sqlite] : [sqlite, postgres];
}

/**
 * The available buses, for `describe.each(feedBackends())('the change bus on $name', ({ fresh }) =>
 * …)`.
 */
export function feedBackends(): readonly FeedBackend[] {
  const inProcess: FeedBackend = {
    name: 'in-process',
    fresh: () => {
      used('in-process');
      return { redisUrl: null, prefix: freshRedisPrefix() };
    },
  };
  const redisUrl = redisServerUrl();
  if (redisUrl === null) return [inProcess];
  const redis: FeedBackend = {
    name: 'Redis',
    fresh: () => {
      used('Redis');
      return { redisUrl, prefix: freshRedisPrefix() };
    },
  };
  return [inProcess, redis];
}

/** The address of the PostgreSQL server; null if there is none. */
export function postgresUrl(): string | null {
  return present('RIDOTTO_TEST_POSTGRES');
}

/** The address of the Redis server; null if there is none. */
export function redisServerUrl(): string | null {
  return present('RIDOTTO_TEST_REDIS');
}

type FreshDatabase = { readonly url: string; readonly drop: () => Promise<void> };

/** Creates an empty database with a unique name; `drop` ends its connections. */
export const freshPostgres = (): Promise<FreshDatabase> =>
  newDatabase((server, name) =>
    onServer(server, (client) => client.query(`create database "${name}" template template0`)),
  );

/** Creates a database with all tables. */
const migratedPostgres = (): Promise<FreshDatabase> =>
  newDatabase((server, name) => copyPostgres(server, required('RIDOTTO_TEST_RUN'), name));

async function newDatabase(
  create: (server: string, name: string) => Promise<void>,
): Promise<FreshDatabase> {
  const server = postgresUrl();
  if (server === null) throw new Error('There is no PostgreSQL: ask postgresUrl() first.');
  used('PostgreSQL');
  const name = `${required('RIDOTTO_TEST_RUN')}_${randomName()}`;
  await create(server, name);
  const drop = `drop database if exists "${name}" with (force)`;
  return {
    url: addressOf(server, name),
    drop: () => onServer(server, (client) => client.query(drop)),
  };
}

/** A prefix for channels and keys, unique over suites and runs. */
export function freshRedisPrefix(): string {
  return `${required('RIDOTTO_TEST_RUN')}:${randomName()}:`;
}

/** An empty directory for a SQLite file; the end of the run removes it if `drop` does not. */
export function freshSqliteDir(): { dir: string; drop: () => void } {
  used('SQLite');
  const dir = freshDir();
  return {
    dir,
    drop: () => {
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Creates a directory with a SQLite file that has all tables. */
export async function migratedSqliteDir(): Promise<{ dir: string; drop: () => void }> {
  const fresh = freshSqliteDir();
  await copySqlite(required('RIDOTTO_TEST_DIR'), fresh.dir);
  return fresh;
}

const emptySqlite = (): Promise<FreshStore> => Promise.resolve(onSqlite(freshSqliteDir()));
const migratedSqlite = async (): Promise<FreshStore> => onSqlite(await migratedSqliteDir());

const onSqlite = ({ dir, drop }: ReturnType<typeof freshSqliteDir>): FreshStore => ({
  databaseUrl: null,
  dataDir: dir,
  drop: () => {
    drop();
    return Promise.resolve();
  },
});

async function onPostgres(make: () => Promise<FreshDatabase>): Promise<FreshStore> {
  const { url, drop } = await make();
  const dataDir = freshDir();
  return {
    databaseUrl: url,
    dataDir,
    drop: async () => {
      rmSync(dataDir, { recursive: true, force: true });
      await drop();
    },
  };
}

function freshDir(): string {
  return mkdtempSync(join(required('RIDOTTO_TEST_DIR'), 'data-'));
}

/** Records that a backend was used. scripts/jest-teardown.cjs reads this at the end of the run. */
function used(backend: StoreBackend['name'] | FeedBackend['name']): void {
  writeFileSync(join(required('RIDOTTO_TEST_DIR'), `used-${backend}`), '');
}

function randomName(): string {
  return randomBytes(6).toString('hex');
}

function present(variable: string): string | null {
  const value = process.env[variable];
  return value === undefined || value === '' ? null : value;
}

function required(variable: string): string {
  const value = present(variable);
  if (value === null) throw new Error(`${variable} is not set: run the tests with \`npm test\`.`);
  return value;
}
