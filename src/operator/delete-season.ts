import { seasonId } from '../kernel';
import { CannotDo, WrongUse } from './command';
import type { OperatorCommand } from './command';

export const deleteSeason: OperatorCommand = {
  name: 'delete-season',
  usage: '<season> --yes',
  what: 'Removes a season for ever, with its journal, its players and what they received from it.',
  run: async ({ args, open, say }) => {
    const [given, sure, ...rest] = args;
    if (given === undefined || given.startsWith('-') || rest.length > 0) {
      throw new WrongUse('It takes one season.');
    }
    const isSure = sure === '--yes';
    if (!isSure) throw new WrongUse('It cannot be undone: put --yes after the season.');
    const id = seasonId(given);
    const { store, doorbell } = await open();
    const record = await store.seasons.record(id);
    const rows = await store.operating.deleteSeason(id);
    // A node with it in memory looks for the next event, and finds that the season is gone.
    if (record !== null) doorbell.ring({ type: 'season', seasonId: id, seq: record.seq + 1 });
    if (record === null && rows === 0) throw new CannotDo(`There is no season ${given}.`);
    const what = record === null ? 'What was left of the season' : 'The season';
    say(`${what} ${given} is deleted: ${String(rows)} rows.`);
  },
};
