/**
 * While a season is paused nothing of it is due but votes and the end of the pause; then all that waited is
 * later by its length, as after an outage [rulings L8, AA5].
 */
import { instant, toReal, toRules } from '../../kernel';
import type { Instant, Tempo } from '../../kernel';
import type { Offices } from '../offices/rows';
import type { Outage } from '../outage';
import type { Refuse } from '../refuse';
import type { SeasonRow } from '../rows';
import type { Pausing } from './rows';

export const isPausing = ({ pausedSinceMs }: Pausing): boolean => pausedSinceMs !== null;

/** The refusal of what is not done while the season is paused. */
export const unlessPausedOf =
  <State, F>(seasonOf: (state: State) => Pausing & Pick<SeasonRow, 'status'>, refuse: Refuse<F>) =>
  (state: State): F | null => {
    const { status, pausedSinceMs, pausedUntilMs } = seasonOf(state);
    if (status === 'ENDED' || pausedSinceMs === null || pausedUntilMs === null) return null;
    return refuse('SEASON_PAUSED', 'seasons', { pausedUntilMs });
  };

/** When the pause ends; Infinity for a season that is not paused. */
export const nextResuming = ({ pausedSinceMs, pausedUntilMs }: Pausing): number =>
  pausedSinceMs === null ? Infinity : (pausedUntilMs ?? Infinity);

/** What of an outage is credited: in a pause no clock runs, and the pause is credited by itself. */
export const beyondPause = ({ pausedUntilMs }: Pausing, { fromMs, untilMs }: Outage): Outage => ({
  fromMs: instant(Math.max(fromMs, pausedUntilMs ?? fromMs)),
  untilMs,
});

/** By how much what was still to come as the pause began is later after it. */
export const laterBy =
  (sinceMs: Instant, resumedAtMs: Instant) =>
  (at: Instant): Instant =>
    at > sinceMs ? instant(at + resumedAtMs - sinceMs) : at;

/** Terms of offices are longer by it. */
export function creditTerms(state: Offices, later: (at: Instant) => Instant): void {
  for (const term of state.all('offices')) {
    if (term.untilMs !== null) state.put('offices', { ...term, untilMs: later(term.untilMs) });
  }
}

/** What the season itself is after the pause; a host was not away for it. */
export const resumed = (
  { hostActedAtMs }: Pick<SeasonRow, 'hostActedAtMs'>,
  sinceMs: Instant,
  resumedAtMs: Instant,
): Pausing & Pick<SeasonRow, 'hostActedAtMs'> => ({
  pausedSinceMs: null,
  pausedUntilMs: resumedAtMs,
  hostActedAtMs: instant(hostActedAtMs + resumedAtMs - Math.max(sinceMs, hostActedAtMs)),
});

/** A pause lasts whole such times of the rules: a week where the calendar has weeks, else a day. */
export type PauseUnit = { readonly days: 1 | 7 };

/** The end of a pause of that many rules-days. */
export const pauseEnd = (
  { dayMs }: Pick<SeasonRow, 'dayMs'>,
  sinceMs: Instant,
  days: number,
): Instant => instant(sinceMs + Math.ceil(days * dayMs));

/** The end of a pause where rules-days get longer or shorter meanwhile: that many of them are left. */
export const atTempo = (before: Tempo, after: Tempo, untilMs: Instant): Instant =>
  toReal(after, toRules(before, untilMs));

/**
 * The first end of a pause that has not passed yet, counted from when it would end. Just as one ends that is it, since what is
 * decided there comes before what starts there [ruling A3]; but a pause that has just begun lasts once.
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
