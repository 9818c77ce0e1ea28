import { eventText } from '../every/event';
import type { DynastyState } from '../ground/state';
import type { Aside } from '../asides/rows';

/** An aside in one sentence: no aside's sentence names items. */
export function asideText(state: DynastyState, aside: Aside): string {
  const event = { ...aside, transfers: [] };
  return eventText(state, event);
}
