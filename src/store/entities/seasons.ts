import type { SeasonRecord, JournalRow, SealedSecret, Answer } from '../../engine';
import { tableSchema } from '../table';

export type StoredRecord = SeasonRecord & {
  /** The end of the lease of the node that settles the season; 0 for none. */
  readonly claimedUntilMs: number;
  /** The sort key of the name. */
  readonly nameOrder: string;
  /** The name and the description, normalized for searches. */
  readonly searched: string;
};

export const seasons = tableSchema<StoredRecord>({
  name: 'seasons',
  key: ['id'],
  columns: {
    id: 'text',
    kind: 'text',
    name: 'text',
    description: 'text?',
    edition: 'text',
    hostAccountId: 'text',
    visibility: 'text',
    status: 'text',
    rehearsal: 'flag',
    phase: 'text?',
    createdAtMs: 'whole',
    activeAtMs: 'whole',
    playerCount: 'whole',
    inviteHash: 'text?',
    seq: 'whole',
    dueAtMs: 'whole?',
    claimedUntilMs: 'whole',
    nameOrder: 'text',
    searched: 'text',
  },
  indexes: [
    { name: 'seasons_by_newest', columns: ['rehearsal', 'status', 'createdAtMs', 'id'] },
    { name: 'seasons_by_activity', columns: ['rehearsal', 'status', 'activeAtMs', 'id'] },
    { name: 'seasons_by_name', columns: ['rehearsal', 'status', 'nameOrder', 'id'] },
    { name: 'seasons_by_players', columns: ['rehearsal', 'status', 'playerCount', 'id'] },
    {
      name: 'seasons_by_edition',
      columns: ['edition', 'rehearsal', 'status', 'createdAtMs', 'id'],
    },
    { name: 'seasons_by_invitation', columns: ['inviteHash'] },
    { name: 'seasons_by_host', columns: ['hostAccountId', 'status'] },
    { name: 'seasons_by_due', columns: ['dueAtMs'] },
  ],
});

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

export type StoredSecret = SealedSecret & { readonly seasonId: string };

export const secrets = tableSchema<StoredSecret>({
  name: 'secrets',
  key: ['seasonId', 'key'],
  columns: { seasonId: 'text', key: 'text', sealed: 'text' },
});

export type StoredAnswer = Answer & { readonly seasonId: string };

/** The season id of answers without a season, since a key column cannot be null. */
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
  indexes: [
    { name: 'idempotency_by_age', columns: ['atMs'] },
    { name: 'idempotency_by_season', columns: ['seasonId'] },
  ],
});
