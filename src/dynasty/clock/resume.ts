/**
 * After a pause of whole days, clocks and terms continue with the time that was left [ruling AA5].
 */
import type { Instant } from '../../kernel';
import {
  awakeIds,
  creditTerms,
  laterBy,
  postponeAttempts,
  resumed,
  resumedFacts,
  resumedText,
} from '../../season';
import type { DynastyEventRecord } from '../model/records';
import { activeGames } from '../model/games';
import type { DynastyTopic, DynastyTurn } from '../model/types';
import { dynastyOf, patchDynasty, patchGame } from '../model/state';
import type { SeasonResumed } from './events';
import { dropWarningsUntil } from './outage';

/** Ends the pause if its end has come. Returns true if it did. */
export function resume(turn: DynastyTurn): boolean {
  const { state, now } = turn;
  const { pausedSinceMs: sinceMs, pausedUntilMs } = dynastyOf(state);
  if (sinceMs === null || pausedUntilMs === null || pausedUntilMs > now) return false;
  const gameIds = activeGames(state).map(({ id }) => id);
  turn.emit({ type: 'SeasonResumed', sinceMs, gameIds });
  return true;
}

export const seasonResumed: DynastyEventRecord<SeasonResumed> = {
  evolve: (state, { atMs, event: { sinceMs, gameIds } }) => {
    const later = laterBy(sinceMs, atMs);
    const ifAny = (at: Instant | null): Instant | null => (at === null ? null : later(at));
    for (const id of gameIds) {
      const { deadlineMs, warnsAtMs } = state.need('games', id);
      patchGame(state, id, { deadlineMs: ifAny(deadlineMs), warnsAtMs: ifAny(warnsAtMs) });
    }
    creditTerms(state, later);
    postponeAttempts(state, later);
    // The warnings of this instant have been given already.
    dropWarningsUntil(state, atMs);
    patchDynasty(state, resumed(dynastyOf(state), sinceMs, atMs));
  },
  facts: resumedFacts,
  text: resumedText,
  channel: null,
  touches: ({ gameIds }) => gameIds.map((id): DynastyTopic => `TABLE:${id}`),
  notice: 'SEASON_PAUSED',
  concerns: (_event, state) => awakeIds(state),
};
