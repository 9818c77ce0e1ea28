/**
 * A pause lasts whole weeks, so the days of the week stay the same. As the pause ends, every date
 * still to come moves later by its length, also for committed actions and their auctions, and the
 * calendar continues [ruling AA5].
 */
import { instant } from '../../kernel';
import {
  awakeIds,
  creditTerms,
  laterBy,
  postponeAttempts,
  resumed,
  resumedFacts,
  resumedText,
} from '../../season';
import { putNextBoundary } from '../calendar/boundary';
import { actionsRevealedAfter } from '../calendar/outage-windows';
import { putWarned } from '../calendar/warning';
import { auctionTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { patchRound, roundOf } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { sittingTerms } from '../judge/bench';
import { placedAfter } from '../prizes/settle-hands';
import type { SeasonResumed } from './vocabulary';

/** Ends the pause if its time is over; returns true if it did. */
export function resume(turn: RoundTurn): boolean {
  const { state, now } = turn;
  const { pausedSinceMs: sinceMs, pausedUntilMs } = roundOf(state);
  if (sinceMs === null || pausedUntilMs === null || pausedUntilMs > now) return false;
  const actionIds = actionsRevealedAfter(state, sinceMs).map(({ id }) => id);
  const handIds = placedAfter(state, sinceMs).map(({ id }) => id);
  turn.emit({ type: 'SeasonResumed', sinceMs, actionIds, handIds });
  return true;
}

export const seasonResumed: RoundEventRecord<SeasonResumed> = {
  evolve: (state, { atMs, event: { sinceMs, actionIds, handIds } }) => {
    const later = laterBy(sinceMs, atMs);
    for (const id of actionIds) {
      const action = state.need('secretActions', id);
      const dates = {
        maturesAtMs: later(action.maturesAtMs),
        revealsAtMs: later(action.revealsAtMs),
      };
      state.put('secretActions', { ...action, ...dates });
    }
    for (const id of handIds) {
      const hand = state.need('hands', id);
      const placesAtMs = hand.placesAtMs === null ? null : later(hand.placesAtMs);
      state.put('hands', { ...hand, placesAtMs });
    }
    creditTerms(state, later);
    postponeAttempts(state, later);
    for (const term of sittingTerms(state)) {
      const { untilMs } = term;
      if (untilMs !== null) state.put('judgeTerms', { ...term, untilMs: later(untilMs) });
    }
    const pauses = [...roundOf(state).pauses, { sinceMs, untilMs: atMs }];
    patchRound(state, { ...resumed(roundOf(state), sinceMs, atMs), pauses });
    putNextBoundary(state, atMs);
    // Warnings that are already past are not given; the notice of this event replaces them.
    putWarned(state, instant(Math.max(roundOf(state).warnedAtMs ?? 0, atMs)));
  },
  facts: resumedFacts,
  text: resumedText,
  channel: null,
  touches: auctionTopic,
  notice: 'SEASON_PAUSED',
  concerns: (_event, state) => awakeIds(state),
};
