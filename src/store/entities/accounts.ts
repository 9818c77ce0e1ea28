import type { Account } from '../../engine';
import type { Instant } from '../../kernel';
import { tableSchema } from '../table';

/**
 * `handleKey` is the handle in lower case, unique, for searches; for a deleted account, a hash of
 * it, and for a bot, its place in its season. `eraseFromMs` is the time of the deletion, or of the
 * last failed removal from a season, while its name may be in some.
 */
export type StoredAccount = Omit<Account, 'bot'> & {
  readonly handleKey: string | null;
  readonly eraseFromMs: Instant | null;
};

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
    deletedAtMs: 'whole?',
    eraseFromMs: 'whole?',
  },
  indexes: [
    { name: 'accounts_by_handle', columns: ['handleKey'], unique: true },
    { name: 'accounts_by_sight', columns: ['handleKey', 'seenAtMs', 'id'] },
    { name: 'accounts_to_erase', columns: ['eraseFromMs'] },
  ],
});
