/**
 * During a pause, only votes and the end of the pause fall due. When the pause ends, everything
 * else is delayed by its length, as after an outage [rulings L8, AA5].
 */
import { instant, toReal, toRules } from '../../kernel';
import type { Instant, Tempo } from '../../kernel';
import type { Offices } from '../mechanics/office-holders';
import type { Outage } from './outage';
import type { Refuse } from './refusals';
import type { SeasonRow, Pausing } from './rows';

export const isPausing = ({ pausedSinceMs }: Pausing): boolean => pausedSinceMs !== null;

/** Refuses while the season is paused. */
export const unlessPausedOf =
  <State, F>(seasonOf: (state: State) => Pausing & Pick<SeasonRow, 'status'>, refuse: Refuse<F>) =>
  (state: State): F | null => {
    const { status, pausedSinceMs, pausedUntilMs } = seasonOf(state);
    if (status === 'ENDED' || pausedSinceMs === null || pausedUntilMs === null) return null;
    return refuse('SEASON_PAUSED', 'seasons', { pausedUntilMs });
  };

/** The end of the pause; Infinity for a season that is not paused. */
export const nextResuming = ({ pausedSinceMs, pausedUntilMs }: Pausing): number =>
  pausedSinceMs === null ? Infinity : (pausedUntilMs ?? Infinity);

/** The part of an outage after a pause. The time of the pause itself is credited by the pause. */
export const beyondPause = ({ pausedUntilMs }: Pausing, { fromMs, untilMs }: Outage): Outage => ({
  fromMs: instant(Math.max(fromMs, pausedUntilMs ?? fromMs)),
  untilMs,
});

/** Delays an instant by the length of a pause, if the instant is after the start of the pause. */
export const laterBy =
  (sinceMs: Instant, resumedAtMs: Instant) =>
  (at: Instant): Instant =>
    at > sinceMs ? instant(at + resumedAtMs - sinceMs) : at;

/** Lengthens the terms of offices by the pause. */
export function creditTerms(state: Offices, later: (at: Instant) => Instant): void {
  for (const term of state.all('offices')) {
    if (term.untilMs !== null) state.put('offices', { ...term, untilMs: later(term.untilMs) });
  }
}

/**
 * The season's fields after the pause. The time of the pause does not count as absence of the host.
 */
export const resumed = (
  { hostActedAtMs }: Pick<SeasonRow, 'hostActedAtMs'>,
  sinceMs: Instant,
  resumedAtMs: Instant,
): Pausing & Pick<SeasonRow, 'hostActedAtMs'> => ({
  pausedSinceMs: null,
  pausedUntilMs: resumedAtMs,
  hostActedAtMs: instant(hostActedAtMs + resumedAtMs - Math.max(sinceMs, hostActedAtMs)),
});

/**
 * A pause lasts a whole number of weeks if the calendar of the rules has weeks, otherwise of days.
 */
export type PauseUnit = { readonly days: 1 | 7 };

/** The end of a pause of that many rules-days. */
export const pauseEnd = (
  { dayMs }: Pick<SeasonRow, 'dayMs'>,
  sinceMs: Instant,
  days: number,
): Instant => instant(sinceMs + Math.ceil(days * dayMs));

/** The end of a pause after a change of tempo: the number of rules-days left stays the same. */
export const atTempo = (before: Tempo, after: Tempo, untilMs: Instant): Instant =>
  toReal(after, toRules(before, untilMs));

/**
 * The first possible end of a pause at `now` or later, a whole number of units before its planned
 * end. `now` itself is possible, because decisions come before starts at the same instant [ruling
 * A3]. A pause lasts at least one unit.
 */
export function nextPauseEnd(
  { dayMs }: Pick<SeasonRow, 'dayMs'>,
  { days }: PauseUnit,
  { sinceMs, untilMs, now }: Readonly<Record<'sinceMs' | 'untilMs' | 'now', Instant>>,
): Instant {
  const lasts = days * dayMs;
  const left = Math.floor((untilMs - now) / lasts);
  const end = untilMs - left * lasts;
  return instant(end > sinceMs ? end : end + lasts);
}
