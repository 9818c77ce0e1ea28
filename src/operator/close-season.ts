import { seasonId } from '../kernel';
import { CannotDo, WrongUse } from './command';
import type { OperatorCommand } from './command';

/** In the name of its host, even if the rules leave it to the players. */
export const closeSeason: OperatorCommand = {
  name: 'close-season',
  usage: '<season>',
  what: 'Ends a season in order, as its host would; it can still be read.',
  run: async ({ args, open, say }) => {
    const [given, ...rest] = args;
    if (given === undefined || rest.length > 0) throw new WrongUse('It takes one season.');
    const id = seasonId(given);
    const { store, engine } = await open();
    const record = await store.seasons.record(id);
    if (record === null) throw new CannotDo(`There is no season ${given}.`);
    const asking = { accountId: record.hostAccountId, idempotencyKey: null };
    const outcome = await engine.submit(id, { type: 'CloseSeason', operator: true }, asking);
    if (outcome === null) throw new CannotDo(`There is no season ${given}.`);
    const { refusal, seq } = outcome;
    if (refusal !== null) throw new CannotDo(`The rules refuse it: ${refusal.code}.`);
    say(`The season ${given} has ended, with event ${String(seq)}.`);
  },
};
