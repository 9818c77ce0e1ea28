import type { SeasonSnapshot } from '../../engine';
import type { AccountId } from '../../kernel';
import type { Context } from '../context/context';
import { badInput } from '../errors/fault';
import { canSeeSeason } from '../snapshots/season-view';

/** Longer journals take too long to fold during a request: each event costs some microseconds. */
const MOST_EVENTS = 100_000;

/**
 * The season after event `seq`; null if the viewer may not see it now, or could not see it at that
 * event. Without `seq`, the present.
 */
export async function snapshotAt(
  { deps, pace }: Context,
  present: SeasonSnapshot,
  seq: number | null,
  account: AccountId | null,
): Promise<SeasonSnapshot | null> {
  if (seq === null || seq === present.record.seq) return present;
  const last = present.record.seq;
  if (seq < 1 || seq > last) throw badInput('atSeq', `1 to ${last}: its last event`, { last });
  if (seq > MOST_EVENTS) throw badInput('atSeq', `at most ${MOST_EVENTS}`);
  const then = await deps.engine.past(present, seq, pace);
  return canSeeSeason(then, account) ? then : null;
}
