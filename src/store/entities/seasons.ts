import type { SeasonRecord } from '../../engine';
import { tableSchema } from '../table';

/** `claimedUntilMs` is the lease of the node that runs what is due; 0 while there is none. */
export type StoredRecord = SeasonRecord & { readonly claimedUntilMs: number };

export const seasons = tableSchema<StoredRecord>({
  name: 'seasons',
  key: ['id'],
  columns: {
    id: 'text',
    kind: 'text',
    name: 'text',
    edition: 'text',
    hostAccountId: 'text',
    visibility: 'text',
    status: 'text',
    rehearsal: 'flag',
    createdAtMs: 'whole',
    playerCount: 'whole',
    seq: 'whole',
    dueAtMs: 'whole?',
    claimedUntilMs: 'whole',
  },
  indexes: [
    { name: 'seasons_by_creation', columns: ['createdAtMs', 'id'] },
    { name: 'seasons_by_host', columns: ['hostAccountId', 'status'] },
    { name: 'seasons_by_due', columns: ['dueAtMs'] },
  ],
});
