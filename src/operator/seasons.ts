import { WrongUse } from './command';
import type { OperatorCommand } from './command';

export const seasons: OperatorCommand = {
  name: 'seasons',
  usage: '[--largest]',
  what: 'Lists the newest seasons, or those with the longest journals.',
  run: async ({ args, open, say }) => {
    const largest = args[0] === '--largest';
    if (args.length > (largest ? 1 : 0)) throw new WrongUse('It takes nothing but --largest.');
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
