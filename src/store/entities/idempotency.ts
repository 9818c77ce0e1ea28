import type { Answer } from '../../engine';
import { tableSchema } from '../table';

/** `seasonId` is empty for commands that belong to no season. */
export type StoredAnswer = Answer & { readonly seasonId: string };

export const idempotency = tableSchema<StoredAnswer>({
  name: 'idempotency',
  key: ['accountId', 'seasonId', 'key'],
  columns: {
    accountId: 'text',
    seasonId: 'text',
    key: 'text',
    digest: 'text',
    outcome: 'json',
    atMs: 'whole',
  },
  indexes: [{ name: 'idempotency_by_age', columns: ['atMs'] }],
});
