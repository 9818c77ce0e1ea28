import type { Notice } from '../../engine';
import { tableSchema } from '../table';

/** `number` counts an account's entries from 1, without gaps, in the order of the commits. */
export type StoredNotice = Notice & { readonly number: number };

export const inbox = tableSchema<StoredNotice>({
  name: 'inbox',
  key: ['accountId', 'number'],
  columns: { accountId: 'text', number: 'whole', seasonId: 'text', seq: 'whole' },
});

/** How many entries an account has. */
export type InboxHead = { readonly accountId: string; readonly last: number };

export const inboxHeads = tableSchema<InboxHead>({
  name: 'inbox_heads',
  key: ['accountId'],
  columns: { accountId: 'text', last: 'whole' },
});
