import type { AccountId, SeasonId } from '../../kernel';
import { GAMES } from '../../engine';
import type { JournalRow, JournalStretch, Pace, SeasonSnapshot } from '../../engine';
import { readerAccountId } from '../context/access';
import type { Context } from '../context/context';
import type { Page } from '../pagination/page';
import { readOrdinal } from '../pagination/page-arguments';
import type { PageArguments } from '../pagination/page-arguments';
import { storedPage } from '../pagination/stored-page';
import { eventSource } from './event-source';
import type { EventSource } from './event-source';
import type { EventFilter } from './event-filter';
import { readPlace, readSeq } from './journal-cursor';

export type EventConnectionSource = Page<EventSource> & { readonly totalCount: number | null };

export type JournalArguments = PageArguments & { readonly afterSeq?: number | null | undefined };

/** A page of the journal; null if the viewer may not see the season. */
export async function journalPage(
  context: Context,
  id: SeasonId,
  asked: JournalArguments,
  filter: EventFilter | null,
): Promise<EventConnectionSource | null> {
  const { engine } = context.deps;
  const account = readerAccountId(context);
  const after = readPlace(
    readOrdinal('after', asked.after),
    readSeq('afterSeq', asked.afterSeq),
    'afterSeq',
  );
  const before = readOrdinal('before', asked.before);
  // The client may have seen the event on another node, so the season must be at least as new.
  const known = await engine.read(id, Math.max(after ?? 0, before ?? 0));
  if (known === null) return null;
  const sees = seesOf(known, account);
  // Skips hidden types before the search, so that neither the answer nor its duration reveals their
  // number.
  const types = filter?.types?.filter((type) => sees({ type })) ?? null;
  const read = (stretch: JournalStretch): Promise<readonly JournalRow[]> =>
    filter === null
      ? engine.stretch(id, stretch)
      : readSeen((next) => engine.stretch(id, { ...next, ...filter, types }), {
          stretch,
          sees,
          pace: context.pace,
        });
  const { rows, ...page } = await storedPage(asked, { after, before }, read, ({ seq }) => seq);
  // Read after the rows, so that it has every object that the rows name.
  const snapshot = await engine.read(id);
  if (snapshot === null) return null;
  return {
    edges: rows.map((row) => ({
      cursor: String(row.seq),
      node: eventSource(row, snapshot, account),
    })),
    ...page,
    totalCount: filter === null ? snapshot.record.seq : null,
  };
}

const seesOf =
  ({ kind, state }: SeasonSnapshot, account: AccountId | null) =>
  (event: Pick<JournalRow, 'type'>): boolean =>
    GAMES[kind].seesEvent(state, account, event);

type Search = {
  readonly stretch: JournalStretch;
  readonly sees: (row: JournalRow) => boolean;
  readonly pace: Pace | null;
};

/** Reads on until it has enough events that the viewer may see: a hidden event passes no filter. */
async function readSeen(
  read: (stretch: JournalStretch) => Promise<readonly JournalRow[]>,
  { stretch, sees, pace }: Search,
): Promise<readonly JournalRow[]> {
  const found: JournalRow[] = [];
  let rest = stretch;
  for (;;) {
    if (pace?.isOver() === true) await pace.turn();
    const rows = await read(rest);
    found.push(...rows.filter(sees));
    const { seq } = rows.at(-1) ?? { seq: 0 };
    if (rows.length < stretch.limit || found.length >= stretch.limit) break;
    rest = stretch.fromEnd ? { ...rest, before: seq } : { ...rest, after: seq };
  }
  return found.slice(0, stretch.limit);
}
