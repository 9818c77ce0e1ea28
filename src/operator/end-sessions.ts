import { WrongUse } from './command';
import type { OperatorCommand } from './command';
import { accountOf, endSessions as end } from './sessions';

export const endSessions: OperatorCommand = {
  name: 'end-sessions',
  usage: '<handle> [--access-tokens]',
  what: 'Signs an account out everywhere; with --access-tokens its bots as well.',
  run: async ({ args, open, say }) => {
    const [handle, option, ...rest] = args;
    const isKnown = option === undefined || option === '--access-tokens';
    if (handle === undefined || !isKnown || rest.length > 0) {
      throw new WrongUse('It takes one handle, and optionally --access-tokens.');
    }
    const desk = await open();
    const account = await accountOf(desk, handle);
    const ended = await end(desk, account, option !== undefined);
    say(`${String(ended)} tokens of ${handle} have ended.`);
  },
};
