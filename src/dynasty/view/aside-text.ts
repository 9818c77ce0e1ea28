import { eventText } from '../registry/event';
import type { DynastyState } from '../model/state';
import type { Aside } from '../table-log/rows';

/** An aside in one sentence: no aside's sentence names items. */
export function asideText(state: DynastyState, aside: Aside): string {
  const event = { ...aside, transfers: [] };
  return eventText(state, event);
}
