import { playerId } from '../../kernel';
import type { AccountId } from '../../kernel';
import type { InboxRow, JournalRow, SeasonSnapshot } from '../../engine';
import { removedBy } from '../../season';
import type { Context } from '../context/context';
import { eventSource, hiddenEvent } from '../events/event-source';
import type { EventSource } from '../events/event-source';
import { seasonNotFound } from '../errors/fault';
import type { CountedPage } from '../pagination/page';
import { SeasonSource } from '../snapshots/season-source';
import { canSeeSeason, playerRow } from '../snapshots/season-view';

export type InboxEntrySource = {
  readonly number: number;
  readonly kind: InboxRow['kind'];
  readonly read: boolean;
  /** Null if the account may no longer see the season. */
  readonly season: SeasonSource | null;
  readonly event: EventSource;
};
export type InboxConnectionSource = CountedPage<InboxEntrySource> & {
  readonly lastNumber: number;
  readonly readUpTo: number;
  readonly unreadCount: number;
};

/** Reads the season at the entry's event or later, even if another node wrote it. */
export async function inboxSource(
  { deps }: Context,
  account: AccountId,
  { number, kind, event }: InboxRow,
  readUpTo: number,
): Promise<InboxEntrySource> {
  const snapshot = await deps.engine.read(event.seasonId, event.seq);
  if (snapshot === null) throw seasonNotFound();
  const read = number <= readUpTo;
  if (!canSeeSeason(snapshot, account)) {
    return { number, read, ...strangersEntry(event, snapshot, account, kind) };
  }
  const season = SeasonSource.of(snapshot);
  return { number, kind, read, season, event: eventSource(event, snapshot, account) };
}

/** The entry of a season that the account may no longer see: only its own removal is shown. */
function strangersEntry(
  row: JournalRow,
  snapshot: SeasonSnapshot,
  account: AccountId,
  known: InboxRow['kind'],
): Pick<InboxEntrySource, 'season' | 'kind' | 'event'> {
  if (!isRemovalOf(row, snapshot, account)) {
    return { season: null, kind: null, event: hiddenEvent(row, snapshot) };
  }
  const { seq, atMs, actor, channel } = row;
  const told = { seq, atMs, actor, channel, snapshot };
  return { season: null, kind: known, event: { game: null, type: 'RemovedFromSeason', ...told } };
}

function isRemovalOf(
  { payload }: JournalRow,
  snapshot: SeasonSnapshot,
  account: AccountId,
): boolean {
  const id = removedBy(payload);
  if (id === null) return false;
  return playerRow(snapshot, playerId(id))?.accountId === account;
}
