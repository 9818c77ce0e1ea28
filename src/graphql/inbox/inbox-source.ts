import type { AccountId } from '../../kernel';
import type { InboxRow } from '../../engine';
import type { Context } from '../context';
import { eventSource } from '../events/event-source';
import type { AnyEventSource } from '../events/event-source';
import { seasonNotFound } from '../fault';
import type { Page } from '../page';
import { canSeeSeason } from '../seasons/season-view';

export type InboxSource = { readonly number: number; readonly event: AnyEventSource };
export type InboxPage = Page<InboxSource> & { readonly lastNumber: number };

/** The season is read as far as the entry at least, whichever node put it there. */
export async function inboxSource(
  { deps }: Context,
  account: AccountId,
  { number, event }: InboxRow,
): Promise<InboxSource> {
  const reading = await deps.engine.read(event.seasonId, event.seq);
  if (reading === null || !canSeeSeason(reading, account)) throw seasonNotFound();
  return { number, event: eventSource(event, reading, account) };
}
