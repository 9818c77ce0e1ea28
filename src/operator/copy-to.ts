import { CannotCopy, copyToPostgres } from '../store';
import { assertStoreExists } from './assert-store-exists';
import { CommandFailed, UsageError } from './command';
import type { OperatorCommand } from './command';

export const copyTo: OperatorCommand = {
  name: 'copy-to',
  isAlone: true,
  usage: '<address of a PostgreSQL database> | --stdin',
  what:
    'Copies everything from the SQLite database, which first gets the tables of this version, into ' +
    'an empty PostgreSQL database. Stop the server first. With --stdin the address is taken from ' +
    'standard input.',
  run: async ({ args, config, say, read }) => {
    const [given, ...rest] = args;
    if (given === undefined || rest.length > 0 || (given !== '--stdin' && given.startsWith('-'))) {
      throw new UsageError('The command takes one address.');
    }
    if (config.databaseUrl !== null) {
      throw new CommandFailed(
        'The command copies the SQLite database of DATA_DIR: leave DATABASE_URL unset.',
      );
    }
    assertStoreExists(config);
    const address = given === '--stdin' ? (await read()).trim() : given;
    const rows = await copyToPostgres(config.dataDir, address).catch((error: unknown): never => {
      throw error instanceof CannotCopy ? new CommandFailed(error.message) : error;
    });
    say(`Copied: ${rows} rows. To serve from there, set DATABASE_URL to the address, with`);
    say(
      config.secret === null
        ? `RIDOTTO_SECRET set to the secret in ${config.dataDir}/secret.`
        : 'the same RIDOTTO_SECRET.',
    );
    say('The SQLite database keeps everything: do not serve from both.');
  },
};
