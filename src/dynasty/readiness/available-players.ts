/**
 * "Available if their Readiness is Yes, and the Dealer has not already started a game containing
 * that player on the current day" [Readiness]: a rules-day [rulings A4, K2]. A player who has still
 * to reveal a client seed for the next game is not available [ruling V13].
 */
import { byOrdinal, seedOwed } from '../../kernel';
import type { StandingRow } from '../model/rows';
import { rulesDayOf } from '../model/state';
import type { DynastyState } from '../model/state';
import type { DynastyMoment } from '../model/types';

export const isAvailable = ({ state, now }: DynastyMoment, standing: StandingRow): boolean =>
  isReady(state, standing) && standing.lastGameDay !== rulesDayOf(state, now);

const isReady = (state: DynastyState, { id, ready }: StandingRow): boolean =>
  ready && seedOwed(state, id) === null;

/** The ready players without an owed client seed, even if they have played today. */
export const readyPlayers = (state: DynastyState): StandingRow[] =>
  state
    .keys('standings', 'ready')
    .flatMap((day) => state.by('standings', 'ready', day))
    .filter((standing) => isReady(state, standing));

/** The available players, in the order of joining. */
export function availablePlayers({ state, now }: DynastyMoment): StandingRow[] {
  const today = rulesDayOf(state, now);
  return readyPlayers(state)
    .filter(({ lastGameDay }) => lastGameDay !== today)
    .sort(byOrdinal);
}
