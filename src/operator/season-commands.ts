import { createWriteStream, createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { seasonId } from '../kernel';
import { verifyArchive, writeArchive, InvalidArchive, importSeason, linesOf } from '../archive';
import { UsageError, CommandFailed } from './command';
import type { OperatorCommand } from './command';
import { accountOf } from './account-commands';

export const seasons: OperatorCommand = {
  name: 'seasons',
  usage: '[--largest]',
  what: 'Lists the newest seasons, or those with the longest journals.',
  run: async ({ args, open, say }) => {
    const largest = args[0] === '--largest';
    if (args.length > (largest ? 1 : 0)) throw new UsageError('The command takes only --largest.');
    const { store } = await open();
    const listed = await store.operating.seasons({ largest, limit: 50 });
    say('season                    status   events  players  rehearsal  made              host');
    for (const { record, hostHandle } of listed) {
      const { id, status, seq, playerCount, rehearsal, createdAtMs, name } = record;
      const made = new Date(createdAtMs).toISOString().slice(0, 16);
      say(
        [
          id,
          status.padEnd(7),
          String(seq).padStart(7),
          String(playerCount).padStart(8),
          (rehearsal ? 'yes' : 'no').padEnd(10),
          made,
          `${hostHandle ?? 'a guest'}: ${JSON.stringify(name)}`,
        ].join('  '),
      );
    }
  },
};

/** Acts in the name of the host, even if under the rules only the players may end the season. */
export const closeSeason: OperatorCommand = {
  name: 'close-season',
  usage: '<season>',
  what: 'Ends a season in order, as its host would; it can still be read.',
  run: async ({ args, open, say }) => {
    const [given, ...rest] = args;
    if (given === undefined || rest.length > 0) {
      throw new UsageError('The command takes one season.');
    }
    const id = seasonId(given);
    const { store, engine } = await open();
    const record = await store.seasons.record(id);
    if (record === null) throw new CommandFailed(`There is no season ${given}.`);
    const asking = { accountId: record.hostAccountId, idempotencyKey: null };
    const outcome = await engine.submit(id, { type: 'CloseSeason', operator: true }, asking);
    if (outcome === null) throw new CommandFailed(`There is no season ${given}.`);
    const { refusal, seq } = outcome;
    if (refusal !== null) throw new CommandFailed(`The rules refuse it: ${refusal.code}.`);
    say(`The season ${given} has ended, with event ${String(seq)}.`);
  },
};

export const deleteSeason: OperatorCommand = {
  name: 'delete-season',
  usage: '<season> --yes',
  what: 'Deletes a season for good, with its journal, its players and their inbox entries from it.',
  run: async ({ args, open, say }) => {
    const [given, sure, ...rest] = args;
    if (given === undefined || given.startsWith('-') || rest.length > 0) {
      throw new UsageError('The command takes one season.');
    }
    const isSure = sure === '--yes';
    if (!isSure) throw new UsageError('This cannot be undone: put --yes after the season.');
    const id = seasonId(given);
    const { store, changeBus } = await open();
    const record = await store.seasons.record(id);
    const rows = await store.operating.deleteSeason(id);
    // A node with the season in memory looks for the next event, and finds that the season is gone.
    if (record !== null) changeBus.publish({ type: 'season', seasonId: id, seq: record.seq + 1 });
    if (record === null && rows === 0) throw new CommandFailed(`There is no season ${given}.`);
    const what = record === null ? 'The rest of the season' : 'The season';
    say(`${what} ${given} is deleted: ${String(rows)} rows.`);
  },
};

export const exportSeason: OperatorCommand = {
  name: 'export-season',
  usage: '<season> <file>',
  what: 'Writes a season that has ended into a file, whole, for import-season; the file must be new.',
  run: async ({ args, open, say, pathOf }) => {
    const [given, file, ...rest] = args;
    if (given === undefined || file === undefined || rest.length > 0) {
      throw new UsageError('The command takes one season and one file.');
    }
    const { engine } = await open();
    const reading = await engine.read(seasonId(given), 'NOW');
    if (reading === null) throw new CommandFailed(`There is no season ${given}.`);
    const { status, seq } = reading.record;
    if (status !== 'ENDED') throw new CommandFailed(`The season ${given} has not ended.`);
    await verifyArchive(reading.record.id, writeArchive(engine, reading));
    try {
      await pipeline(
        writeArchive(engine, reading),
        createWriteStream(pathOf(file), { flags: 'wx' }),
      );
    } catch (error) {
      throw new CommandFailed(`The file cannot be written: ${String(error)}`);
    }
    say(`The season ${given} is in ${file}: ${String(seq)} events.`);
  },
};

export const importSeasonCommand: OperatorCommand = {
  name: 'import-season',
  usage: '<file> [--host <handle>]',
  what:
    'Imports a season that has ended from an archive, to be read; with --host it belongs to that ' +
    'account, otherwise to nobody.',
  run: async ({ args, open, say, pathOf }) => {
    const [file, option, handle, ...rest] = args;
    const isKnown = option === undefined || (option === '--host' && handle !== undefined);
    if (file === undefined || !isKnown || rest.length > 0) {
      throw new UsageError('The command takes one file, and optionally --host with a handle.');
    }
    const node = await open();
    const host = handle === undefined ? null : (await accountOf(node, handle)).id;
    const { seasons, accounts } = node.store;
    const into = { seasons, accounts, now: node.clock.now(), host };
    const lines = linesOf(createReadStream(pathOf(file)) as AsyncIterable<Buffer>);
    try {
      const { head } = await importSeason(lines, into);
      say(
        `The season ${head.season}, “${head.name}”, was imported: ${String(head.events)} events.`,
      );
    } catch (error) {
      if (error instanceof InvalidArchive) {
        throw new CommandFailed(`Nothing was imported. ${error.message}`);
      }
      throw error;
    }
  },
};
