import { DAY_MS, instant, rulesInstant, WEEK_MS } from './instant';
import type { Instant, RulesInstant } from './instant';

/**
 * The clock of a season's rules-time [ruling A4]. At the default tempo, with both anchors equal,
 * rules-time is UTC itself.
 */
export type Tempo = {
  /** The real time that one rules-day lasts, in milliseconds: 1,000 or more. */
  readonly dayMs: number;
  /** A real instant and the rules-time that corresponds to it. */
  readonly anchorMs: Instant;
  readonly rulesAnchorMs: RulesInstant;
};

/** Sunday 4 January 1970, 00:00 UTC: weeks start on Sundays [General]. */
const SUNDAY_MS = 3 * DAY_MS;

const floorTo = (value: number, step: number, origin: number): number =>
  origin + Math.floor((value - origin) / step) * step;

// The product exceeds 2^53 after less than two days. A floating-point number would then be inexact.
function scaleDown(value: number, times: number, over: number): number {
  const product = BigInt(value) * BigInt(times);
  const whole = product / BigInt(over);
  return Number(product % BigInt(over) < 0n ? whole - 1n : whole);
}

export function toRules(tempo: Tempo, at: Instant): RulesInstant {
  const real = at - tempo.anchorMs;
  return rulesInstant(tempo.rulesAnchorMs + scaleDown(real, DAY_MS, tempo.dayMs));
}

/** The first real millisecond at or after the given rules-time. */
export function toReal(tempo: Tempo, at: RulesInstant): Instant {
  const rules = at - tempo.rulesAnchorMs;
  return instant(tempo.anchorMs - scaleDown(-rules, tempo.dayMs, DAY_MS));
}

export function startOfWeek(at: RulesInstant): RulesInstant {
  return rulesInstant(floorTo(at, WEEK_MS, SUNDAY_MS));
}

function startOfDay(at: RulesInstant): RulesInstant {
  return rulesInstant(floorTo(at, DAY_MS, 0));
}

/** The day of the week, from 0 for Sunday to 6 for Saturday. */
export function dayOfWeek(at: RulesInstant): number {
  return (startOfDay(at) - startOfWeek(at)) / DAY_MS;
}

/**
 * Adds rules-days, fractions allowed, to a real instant. Limits such as seven days scale in this
 * way [ruling A4].
 */
export function plusRulesDays(
  { dayMs }: Pick<Tempo, 'dayMs'>,
  from: Instant,
  days: number,
): Instant {
  return instant(from + Math.ceil(days * dayMs));
}

/**
 * The tempo with the new `dayMs`. Rules-time does not jump at `at`: the anchors shift by at most a
 * millisecond, so that a midnight at `at` stays there and no other midnight moves there.
 */
export function retime(tempo: Tempo, dayMs: number, at: Instant): Tempo {
  const rules = toRules(tempo, at);
  const midnight = startOfDay(rules);
  if (toReal(tempo, midnight) === at) return { dayMs, anchorMs: at, rulesAnchorMs: midnight };
  const retimed = { dayMs, anchorMs: at, rulesAnchorMs: rules };
  if (toReal(retimed, midnight) < at) return retimed;
  return { ...retimed, anchorMs: instant(at - 1) };
}

/** One phase of a week: its code and the days (0 = Sunday) that belong to it. */
export type PhaseDays<P extends string> = { readonly phase: P; readonly days: readonly number[] };

export function phaseAt<P extends string>(
  phases: readonly PhaseDays<P>[],
  at: RulesInstant,
): P | null {
  const day = dayOfWeek(at);
  return phases.find((candidate) => candidate.days.includes(day))?.phase ?? null;
}

/** The first midnight after `at` at which another phase or another week begins. */
export function nextBoundary(phases: readonly PhaseDays<string>[], at: RulesInstant): RulesInstant {
  const phase = phaseAt(phases, at);
  let midnight = rulesInstant(startOfDay(at) + DAY_MS);
  while (dayOfWeek(midnight) !== 0 && phaseAt(phases, midnight) === phase) {
    midnight = rulesInstant(midnight + DAY_MS);
  }
  return midnight;
}

/** The start of the next phase after `at`: the default maturation date [Secret Information]. */
export function nextPhaseStart(
  phases: readonly PhaseDays<string>[],
  at: RulesInstant,
): RulesInstant {
  const phase = phaseAt(phases, at);
  let midnight = rulesInstant(startOfDay(at) + DAY_MS);
  for (let day = 0; day < 7 && phaseAt(phases, midnight) === phase; day += 1) {
    midnight = rulesInstant(midnight + DAY_MS);
  }
  return midnight;
}
