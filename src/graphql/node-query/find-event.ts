import type { SeasonId } from '../../kernel';
import { findSeason, readerAccountId, readSeenPosition } from '../context/access';
import type { Context } from '../context/context';
import { eventSource } from '../events/event-source';
import type { EventSource } from '../events/event-source';

/** The event as the viewer may see it; null without one, or if the season is hidden. */
export async function findEvent(
  context: Context,
  id: SeasonId,
  seq: number,
  atLeast: number,
): Promise<EventSource | null> {
  const account = readerAccountId(context);
  const seen = readSeenPosition(atLeast);
  const snapshot = await findSeason(context, id, account, seen);
  if (snapshot === null) return null;
  const { engine } = context.deps;
  const [row] = await engine.stretch(id, {
    after: seq - 1,
    before: null,
    limit: 1,
    fromEnd: false,
  });
  if (row?.seq !== seq) return null;
  // Another node may have committed the event after the snapshot.
  const now = snapshot.record.seq >= seq ? snapshot : await engine.read(id, seq);
  return now === null ? null : eventSource(row, now, account);
}
