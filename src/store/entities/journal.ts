import type { JournalRow } from '../../engine';
import { tableSchema } from '../table';

export const journal = tableSchema<JournalRow>({
  name: 'journal',
  key: ['seasonId', 'seq'],
  columns: {
    seasonId: 'text',
    seq: 'whole',
    atMs: 'whole',
    type: 'text',
    actor: 'text',
    payload: 'json',
    channel: 'text?',
  },
  indexes: [
    { name: 'journal_by_channel', columns: ['seasonId', 'channel', 'seq'] },
    { name: 'journal_by_type', columns: ['seasonId', 'type', 'seq'] },
    { name: 'journal_by_actor', columns: ['seasonId', 'actor', 'seq'] },
  ],
});
