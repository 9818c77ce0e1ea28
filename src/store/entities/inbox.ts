import type { InboxSettings, Notice } from '../../engine';
import type { AccountId } from '../../kernel';
import { tableSchema } from '../table';

/** `number` counts an account's entries from 1, without gaps, in the order of the commits. */
export type StoredNotice = Omit<Notice, 'kind'> & {
  readonly number: number;
  /** Null for entries from before kinds existed. */
  readonly kind: Notice['kind'] | null;
};

export const inbox = tableSchema<StoredNotice>({
  name: 'inbox',
  key: ['accountId', 'number'],
  columns: { accountId: 'text', number: 'whole', seasonId: 'text', seq: 'whole', kind: 'text?' },
});

type StoredSettings = InboxSettings & { readonly accountId: AccountId };

export const inboxSettings = tableSchema<StoredSettings>({
  name: 'inbox_settings',
  key: ['accountId'],
  columns: { accountId: 'text', readUpTo: 'whole', muted: 'json' },
});

/** The number of an account's entries. */
export type InboxHead = { readonly accountId: string; readonly last: number };

export const inboxHeads = tableSchema<InboxHead>({
  name: 'inbox_heads',
  key: ['accountId'],
  columns: { accountId: 'text', last: 'whole' },
});
