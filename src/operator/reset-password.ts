import { randomBytes } from 'node:crypto';
import { hashPassword, isPassword, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../accounts';
import { CannotDo, WrongUse } from './command';
import type { OperatorCommand } from './command';
import { accountOf, endSessions } from './sessions';

export const resetPassword: OperatorCommand = {
  name: 'reset-password',
  usage: '<handle> [--stdin]',
  what: 'Gives an account a new password, printed once or read from standard input; ends its sessions.',
  run: async ({ args, open, read, say }) => {
    const [handle, option, ...rest] = args;
    const isKnown = option === undefined || option === '--stdin';
    if (handle === undefined || !isKnown || rest.length > 0) {
      throw new WrongUse('It takes one handle, and optionally --stdin.');
    }
    const isRead = option !== undefined;
    const password = isRead
      ? (await read()).replace(/^\uFEFF/, '')
      : randomBytes(12).toString('base64url');
    if (!isPassword(password)) {
      throw new CannotDo(
        `A password has ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters, in UTF-8.`,
      );
    }
    const desk = await open();
    const account = await accountOf(desk, handle);
    const { id, passwordHash } = account;
    const changed = await hashPassword(password);
    const isChanged =
      passwordHash !== null &&
      (await desk.store.accounts.changePassword(id, passwordHash, changed));
    if (!isChanged) throw new CannotDo('The password was changed at the same moment: try again.');
    const ended = await endSessions(desk, account, false);
    if (!isRead) say(password);
    say(`That is now the password of ${handle}, and ${String(ended)} sessions have ended.`);
  },
};
