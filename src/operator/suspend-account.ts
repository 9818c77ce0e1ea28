import { randomBytes } from 'node:crypto';
import { hashPassword } from '../accounts';
import { CannotDo, WrongUse } from './command';
import type { OperatorCommand } from './command';
import { accountOf, endSessions } from './sessions';

export const suspendAccount: OperatorCommand = {
  name: 'suspend-account',
  usage: '<handle or account>',
  what: 'Ends all tokens of an account and its password; reset-password lets its owner in again.',
  run: async ({ args, open, say }) => {
    const [named, ...rest] = args;
    if (named === undefined || named.startsWith('-') || rest.length > 0) {
      throw new WrongUse('It takes one handle, or the id of an account.');
    }
    const desk = await open();
    const account = await accountOf(desk, named);
    const { id, passwordHash } = account;
    if (passwordHash !== null) {
      const nobodys = await hashPassword(randomBytes(32).toString('base64url'));
      const isChanged = await desk.store.accounts.changePassword(id, passwordHash, nobodys);
      if (!isChanged) throw new CannotDo('The password was changed at the same moment: try again.');
    }
    const ended = await endSessions(desk, account, true);
    const comes = passwordHash === null ? 'A guest cannot come back' : 'Nobody can sign in';
    say(`${named} is suspended: ${String(ended)} tokens have ended. ${comes} as that account.`);
  },
};
