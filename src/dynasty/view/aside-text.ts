import { eventText } from '../every/event';
import type { DynastyState } from '../ground/state';
import type { Aside } from '../asides/rows';

/** What was done at a table besides playing, in one sentence: its items are in none of them. */
export function asideText(state: DynastyState, aside: Aside): string {
  const event = { ...aside, transfers: [] };
  return eventText(state, event);
}
