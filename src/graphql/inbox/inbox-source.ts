import type { AccountId } from '../../kernel';
import type { InboxRow, JournalRow, Reading } from '../../engine';
import type { Context } from '../context';
import { eventSource, hiddenEvent } from '../events/event-source';
import type { EventSource } from '../events/event-source';
import { seasonNotFound } from '../fault';
import type { Page } from '../page';
import { SeasonSource } from '../seasons/season-source';
import { canSeeSeason, playerRow } from '../seasons/season-view';

export type InboxEntrySource = {
  readonly number: number;
  /** Null for one that the account may see no more. */
  readonly season: SeasonSource | null;
  readonly event: EventSource;
};
export type InboxConnectionSource = Page<InboxEntrySource> & { readonly lastNumber: number };

/** The season is read as far as the entry at least, whichever node put it there. */
export async function inboxSource(
  { deps }: Context,
  account: AccountId,
  { number, event }: InboxRow,
): Promise<InboxEntrySource> {
  const reading = await deps.engine.read(event.seasonId, event.seq);
  if (reading === null) throw seasonNotFound();
  return canSeeSeason(reading, account)
    ? { number, season: SeasonSource.of(reading), event: eventSource(event, reading, account) }
    : { number, season: null, event: strangersEvent(event, reading, account) };
}

/** Of a season that the account may see no more it is told that it was removed, and nothing else. */
function strangersEvent(row: JournalRow, reading: Reading, account: AccountId): EventSource {
  if (!isRemovalOf(row, reading, account)) return hiddenEvent(row, reading);
  const { seq, atMs, actor, channel } = row;
  return { game: null, type: 'RemovedFromSeason', seq, atMs, actor, channel, reading };
}

function isRemovalOf({ type, payload }: JournalRow, reading: Reading, account: AccountId): boolean {
  const { playerId, departure } = payload;
  const isRemoval = type === 'PlayerLeft' && departure === 'REMOVED';
  if (!isRemoval || typeof playerId !== 'string') return false;
  return playerRow(reading, playerId)?.accountId === account;
}
