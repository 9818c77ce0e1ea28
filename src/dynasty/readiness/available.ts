/**
 * "Available if their Readiness is Yes, and the Dealer has not already started a game containing
 * that player on the current day" [Readiness]: a rules-day [rulings A4, K2]. Who has fixed a client
 * seed for the next game and not told it is waited for [ruling V14].
 */
import { byOrdinal, seedOwed } from '../../kernel';
import type { Instant } from '../../kernel';
import type { StandingRow } from '../rows';
import { rulesDayOf } from '../state';
import type { DynastyState } from '../state';

export const isAvailable = (state: DynastyState, standing: StandingRow, now: Instant): boolean =>
  standing.ready &&
  standing.lastGameDay !== rulesDayOf(state, now) &&
  seedOwed(state, standing.id) === null;

/** In the order in which they joined. */
export function availablePlayers(state: DynastyState, now: Instant): StandingRow[] {
  const today = String(rulesDayOf(state, now));
  return state
    .keys('standings', 'ready')
    .filter((day) => day !== today)
    .flatMap((day) => state.by('standings', 'ready', day))
    .filter(({ id }) => seedOwed(state, id) === null)
    .sort(byOrdinal);
}
