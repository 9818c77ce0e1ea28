import { checkSeason } from '../bootstrap';
import { seasonId } from '../kernel';
import { CommandFailed, UsageError } from './command';
import type { OperatorCommand } from './command';

export const check: OperatorCommand = {
  name: 'check',
  usage: '[<season>]',
  what:
    'Checks one season or all: events have no gaps and lead to the stored rows, and sealed texts can be ' +
    'opened; with SQLite also its file. Changes nothing.',
  run: async ({ args, open, say }) => {
    const [given, ...rest] = args;
    if (rest.length > 0 || given?.startsWith('-') === true) {
      throw new UsageError('The command takes one season, or nothing.');
    }
    const { store, sealing } = await open();
    const ids = given === undefined ? await store.operating.seasonIds() : [seasonId(given)];
    if (given !== undefined && (await store.seasons.record(seasonId(given))) === null) {
      throw new CommandFailed(`There is no season ${given}.`);
    }
    let problems = 0;
    const tell = (found: readonly string[]): void => {
      problems += found.length;
      for (const problem of found) say(problem);
    };
    tell((await store.operating.integrity()).map((what) => `The file of SQLite: ${what}`));
    for (const id of ids) tell(await checkSeason(store, sealing, id));
    const checked = `${String(ids.length)} ${ids.length === 1 ? 'season' : 'seasons'} checked`;
    if (problems > 0) throw new CommandFailed(`${checked}; problems found: ${String(problems)}.`);
    say(`${checked}; no problems found.`);
  },
};
