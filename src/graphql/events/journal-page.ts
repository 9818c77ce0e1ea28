import type { SeasonId } from '../../kernel';
import type { Channel } from '../../season';
import { confidant } from '../access';
import type { Context } from '../context';
import type { Page } from '../page';
import { eventSource } from './event-source';
import type { EventSource } from './event-source';

/** A page of the journal; null when there is no season that the viewer may see. */
export async function journalPage(
  context: Context,
  id: SeasonId,
  after: number,
  size: number,
  channel: Channel | null,
): Promise<Page<EventSource> | null> {
  const account = confidant(context);
  // Whoever names an event has seen it, on whichever node.
  await context.deps.engine.read(id, after);
  const rows = await context.deps.engine.journal(id, after, size + 1, channel);
  // Read after the rows, so that what they name is there.
  const reading = await context.deps.engine.read(id);
  if (reading === null) return null;
  return {
    edges: rows.slice(0, size).map((row) => ({
      cursor: String(row.seq),
      node: eventSource(row, reading, account),
    })),
    hasNextPage: rows.length > size,
    hasPreviousPage: after > 0 && reading.record.seq > 0,
  };
}
