import { In, MoreThan } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { missingEvent } from '../../engine';
import type { InboxRow, JournalRow } from '../../engine';
import type { AccountId, SeasonId } from '../../kernel';
import { withDamageReport } from '../damage';
import type { Database } from '../database';
import { inbox, inboxHeads } from '../entities/accounts';
import type { StoredNotice } from '../entities/accounts';
import { journal } from '../entities/seasons';

/** At most `limit` entries of the account after number `after`, in order, with their events. */
export function readInbox(
  database: Database,
  accountId: AccountId,
  after: number,
  limit: number,
): Promise<InboxRow[]> {
  return database.read(async (manager) => {
    const notices = await manager.find(inbox, {
      where: { accountId, number: MoreThan(after) },
      order: { number: 'ASC' },
      take: limit,
    });
    const seasons = [...new Set(notices.map(({ seasonId }) => seasonId))];
    const events = await withDamageReport(database, [journal], seasons, () =>
      eventsOf(manager, notices),
    );
    return notices.map(({ number, kind, seasonId, seq }) => ({
      number,
      kind,
      event: events.get(keyOf(seasonId, seq)) ?? missing(seasonId, seq),
    }));
  });
}

function missing(seasonId: SeasonId, seq: number): never {
  throw missingEvent(seasonId, seq);
}

const keyOf = (seasonId: SeasonId, seq: number): string => `${seasonId} ${seq}`;

async function eventsOf(
  manager: EntityManager,
  notices: readonly StoredNotice[],
): Promise<Map<string, JournalRow>> {
  const bySeason = new Map<SeasonId, number[]>();
  for (const { seasonId, seq } of notices) {
    bySeason.set(seasonId, [...(bySeason.get(seasonId) ?? []), seq]);
  }
  const where = [...bySeason].map(([seasonId, seqs]) => ({ seasonId, seq: In(seqs) }));
  const rows = where.length === 0 ? [] : await manager.find(journal, { where });
  return new Map(rows.map((row) => [keyOf(row.seasonId, row.seq), row]));
}

/** The number of the account's last entry; 0 for none. */
export async function inboxHead(database: Database, accountId: AccountId): Promise<number> {
  const head = await database.read((manager) => manager.findOneBy(inboxHeads, { accountId }));
  return head?.last ?? 0;
}
