import type { Token } from '../../engine';
import { tableSchema } from '../table';

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
