import { WrongUse } from './command';
import type { OperatorCommand } from './command';

export const accounts: OperatorCommand = {
  name: 'accounts',
  usage: '[<part of a handle> | --guests]',
  what: 'Lists the newest accounts, those whose handle contains the text, or the guests.',
  run: async ({ args, open, say }) => {
    const [asked = '', ...rest] = args;
    const guests = asked === '--guests';
    if (rest.length > 0 || (asked.startsWith('-') && !guests)) {
      throw new WrongUse('It takes a part of a handle, or --guests.');
    }
    const { store } = await open();
    const found = await store.operating.accounts({ handle: asked, guests, limit: 50 });
    say('account                   made              handle, name');
    for (const { id, handle, displayName, createdAtMs } of found) {
      const made = new Date(createdAtMs).toISOString().slice(0, 16);
      say(`${id}  ${made}  ${handle ?? '(guest)'} ${JSON.stringify(displayName)}`);
    }
  },
};
