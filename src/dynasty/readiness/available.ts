/**
 * "Available if their Readiness is Yes, and the Dealer has not already started a game containing
 * that player on the current day" [Readiness]: a rules-day [rulings A4, K2].
 */
import { byOrdinal } from '../../kernel';
import type { Instant } from '../../kernel';
import type { StandingRow } from '../rows';
import { rulesDayOf } from '../state';
import type { DynastyState } from '../state';

export const isAvailable = (state: DynastyState, standing: StandingRow, now: Instant): boolean =>
  standing.ready && standing.lastGameDay !== rulesDayOf(state, now);

/** In the order in which they joined. */
export function availablePlayers(state: DynastyState, now: Instant): StandingRow[] {
  const today = String(rulesDayOf(state, now));
  return state
    .keys('standings', 'ready')
    .filter((day) => day !== today)
    .flatMap((day) => state.by('standings', 'ready', day))
    .sort(byOrdinal);
}
