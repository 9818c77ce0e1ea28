import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { verifyArchive, writeArchive } from '../archive';
import { seasonId } from '../kernel';
import { CannotDo, WrongUse } from './command';
import type { OperatorCommand } from './command';

export const exportSeason: OperatorCommand = {
  name: 'export-season',
  usage: '<season> <file>',
  what: 'Writes a season that has ended into a file, whole, for import-season; the file must be new.',
  run: async ({ args, open, say, pathOf }) => {
    const [given, file, ...rest] = args;
    if (given === undefined || file === undefined || rest.length > 0) {
      throw new WrongUse('It takes one season and one file.');
    }
    const { engine } = await open();
    const reading = await engine.read(seasonId(given), 'NOW');
    if (reading === null) throw new CannotDo(`There is no season ${given}.`);
    const { status, seq } = reading.record;
    if (status !== 'ENDED') throw new CannotDo(`The season ${given} has not ended.`);
    await verifyArchive(reading.record.id, writeArchive(engine, reading));
    try {
      await pipeline(
        writeArchive(engine, reading),
        createWriteStream(pathOf(file), { flags: 'wx' }),
      );
    } catch (error) {
      throw new CannotDo(`It cannot be written: ${String(error)}`);
    }
    say(`The season ${given} is in ${file}: ${String(seq)} events.`);
  },
};
