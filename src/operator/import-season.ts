import { createReadStream } from 'node:fs';
import { BadArchive, importSeason, linesOf } from '../archive';
import { CannotDo, WrongUse } from './command';
import type { OperatorCommand } from './command';
import { accountOf } from './sessions';

export const importArchive: OperatorCommand = {
  name: 'import-season',
  usage: '<file> [--host <handle>]',
  what:
    'Takes over a season that has ended from an archive, to be read; with --host it is that ' +
    'account’s, and nobody’s otherwise.',
  run: async ({ args, open, say, pathOf }) => {
    const [file, option, handle, ...rest] = args;
    const isKnown = option === undefined || (option === '--host' && handle !== undefined);
    if (file === undefined || !isKnown || rest.length > 0) {
      throw new WrongUse('It takes one file, and optionally --host with a handle.');
    }
    const desk = await open();
    const host = handle === undefined ? null : (await accountOf(desk, handle)).id;
    const { seasons, accounts } = desk.store;
    const into = { seasons, accounts, now: desk.clock.now(), host };
    const lines = linesOf(createReadStream(pathOf(file)) as AsyncIterable<Buffer>);
    try {
      const { head } = await importSeason(lines, into);
      say(`The season ${head.season}, “${head.name}”, is here: ${String(head.events)} events.`);
    } catch (error) {
      if (error instanceof BadArchive) throw new CannotDo(`Nothing is imported. ${error.message}`);
      throw error;
    }
  },
};
