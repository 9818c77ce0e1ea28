import type { Account } from '../../engine';
import { tableSchema } from '../table';

/** `handleKey` is the handle in lower case, by which it is found and unique. */
export type StoredAccount = Account & { readonly handleKey: string | null };

export const accounts = tableSchema<StoredAccount>({
  name: 'accounts',
  key: ['id'],
  columns: {
    id: 'text',
    handle: 'text?',
    handleKey: 'text?',
    displayName: 'text',
    passwordHash: 'text?',
    createdAtMs: 'whole',
    seenAtMs: 'whole?',
  },
  indexes: [
    { name: 'accounts_by_handle', columns: ['handleKey'], unique: true },
    { name: 'accounts_by_sight', columns: ['handleKey', 'seenAtMs', 'id'] },
  ],
});
