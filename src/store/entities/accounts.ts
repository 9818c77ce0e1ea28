import type { Account, Token, InboxSettings, Notice } from '../../engine';
import type { Instant, AccountId } from '../../kernel';
import { tableSchema } from '../table';

/**
 * `handleKey` is unique: the handle in lower case, a hash of a deleted account's handle, or a bot's
 * place. `eraseFromMs` is the time of the deletion or of the last failed erasure; null if nothing
 * is left to erase.
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

export const tokens = tableSchema<Token>({
  name: 'tokens',
  key: ['id'],
  columns: {
    id: 'text',
    accountId: 'text',
    hash: 'text',
    name: 'text',
    kind: 'text',
    scopes: 'json',
    createdAtMs: 'whole',
    expiresAtMs: 'whole?',
    revokedAtMs: 'whole?',
    parentId: 'text?',
    salt: 'text?',
    lastUsedAtMs: 'whole?',
    feed: 'json?',
  },
  indexes: [
    { name: 'tokens_by_hash', columns: ['hash'], unique: true },
    { name: 'tokens_by_account', columns: ['accountId'] },
    { name: 'tokens_by_expiry', columns: ['expiresAtMs'] },
    { name: 'tokens_by_revocation', columns: ['revokedAtMs'] },
  ],
});

/** `number` counts an account's entries from 1 without gaps, in the order of the commits. */
export type StoredNotice = Omit<Notice, 'kind'> & {
  readonly number: number;
  /** Null for entries from before kinds existed. */
  readonly kind: Notice['kind'] | null;
};

export const inbox = tableSchema<StoredNotice>({
  name: 'inbox',
  key: ['accountId', 'number'],
  columns: { accountId: 'text', number: 'whole', seasonId: 'text', seq: 'whole', kind: 'text?' },
  indexes: [{ name: 'inbox_by_season', columns: ['seasonId'] }],
});

type StoredSettings = InboxSettings & { readonly accountId: AccountId };

export const inboxSettings = tableSchema<StoredSettings>({
  name: 'inbox_settings',
  key: ['accountId'],
  columns: { accountId: 'text', readUpTo: 'whole', muted: 'json' },
});

/** The number of an account's last entry. */
export type InboxHead = { readonly accountId: string; readonly last: number };

export const inboxHeads = tableSchema<InboxHead>({
  name: 'inbox_heads',
  key: ['accountId'],
  columns: { accountId: 'text', last: 'whole' },
});
