import type { Answer } from '../../engine';
import { tableSchema } from '../table';

export type StoredAnswer = Answer & { readonly seasonId: string };

/** Replaces the season for answers without one: a key column cannot be null. */
export const NO_SEASON = '';

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
