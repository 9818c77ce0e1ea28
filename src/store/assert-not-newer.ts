import type { DataSource } from 'typeorm';
import { CannotOpenStore } from './failure';
import { MIGRATIONS } from './migrations';

/**
 * The ending of a migration's name that lets older servers use the store after it (decision 49).
 */
const FOR_OLDER_TOO = /ForOlderToo\d*$/;

/**
 * Throws if a later version has changed the tables, since this version might not understand the
 * data.
 */
export async function assertNotNewer(source: DataSource): Promise<void> {
  const known = new Set<string>(MIGRATIONS.map((migration) => new migration().name));
  const queryRunner = source.createQueryRunner();
  try {
    if (!(await queryRunner.hasTable('migrations'))) return;
    const rows = (await queryRunner.query('SELECT name FROM migrations ORDER BY id')) as readonly {
      readonly name: string;
    }[];
    const unknown = rows.map(({ name }) => name).filter((name) => !known.has(name));
    const newer = unknown.filter((name) => !FOR_OLDER_TOO.test(name));
    if (newer.length === 0) return;
    throw new CannotOpenStore(
      `A newer version of Ridotto has changed the database (${newer.join(', ')}): start that version, ` +
        'or put back a backup of the database from before the upgrade.',
    );
  } finally {
    await queryRunner.release();
  }
}
