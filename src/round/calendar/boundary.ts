/**
 * "Days start at 00:00 UTC. Weeks start on Sunday 00:00 UTC" [General]. A boundary belongs to the
 * phase that it starts [ruling A1]. At another tempo boundaries are computed in rules-time [ruling
 * A4].
 */
import {
  DAY_MS,
  instant,
  nextBoundary,
  nextPhaseStart,
  phaseAt,
  required,
  rulesInstant,
  startOfWeek,
  toReal,
  toRules,
  WEEK_MS,
} from '../../kernel';
import type { Instant } from '../../kernel';
import { nextPostponedAuction } from './outage-windows';
import { maturationRevealedAt } from './settle-dates';
import { roundOf, rulesetOf, tempoOf } from '../model/state';
import type { RoundState } from '../model/state';

/**
 * The first real instant after `at` at which a phase or week begins, an auction concludes (a
 * postponed one included), or secret actions mature. In the editions auctions conclude on Sunday
 * 00:00 and actions mature as a phase begins; amendments can change these times.
 */
function boundaryAfter(state: RoundState, at: Instant): Instant {
  return instant(
    Math.min(calendarAfter(state, at), maturationAfter(state, at), nextPostponedAuction(state, at)),
  );
}

/**
 * The earliest maturation date of a committed action after `at`; Infinity for none. Amendments do
 * not change the date of a committed action [ruling P5].
 */
function maturationAfter(state: RoundState, at: Instant): number {
  const dates = state.keys('secretActions', 'matures').map(Number);
  return Math.min(...dates.filter((date) => date > at));
}

function calendarAfter(state: RoundState, at: Instant): Instant {
  const tempo = tempoOf(roundOf(state));
  const from = toRules(tempo, at);
  const boundary = nextBoundary(rulesetOf(state).phases, from);
  for (let days = 6; days >= 1; days -= 1) {
    const midnight = rulesInstant(boundary - days * DAY_MS);
    const real = toReal(tempo, midnight);
    if (midnight > from && maturationRevealedAt(state, real) !== null) return real;
  }
  return toReal(tempo, boundary);
}

/** The code of the phase at that instant. */
export function phaseAtInstant(state: RoundState, at: Instant): string {
  const { phases } = rulesetOf(state);
  const phase = phaseAt(phases, toRules(tempoOf(roundOf(state)), at));
  return required(phase, 'a phase for each day of the week');
}

/** The end of the phase at that instant: the first real instant of the next phase. */
export function phaseEnd(state: RoundState, at: Instant): Instant {
  const tempo = tempoOf(roundOf(state));
  return toReal(tempo, nextPhaseStart(rulesetOf(state).phases, toRules(tempo, at)));
}

/** The end of the week at that instant: the first real instant of the next week. */
export function weekEnd(state: RoundState, at: Instant): Instant {
  const tempo = tempoOf(roundOf(state));
  return toReal(tempo, rulesInstant(startOfWeek(toRules(tempo, at)) + WEEK_MS));
}

/** Stores the first boundary after `at`. Call it in the `evolve` of every event on a boundary. */
export function putNextBoundary(state: RoundState, at: Instant): void {
  const nextBoundaryMs = boundaryAfter(state, at);
  state.put('rounds', { ...roundOf(state), nextBoundaryMs });
}

/** Brings the stored boundary forward if the date of a postponed auction comes first. */
export function putNextPostponed(state: RoundState, at: Instant): void {
  const round = roundOf(state);
  const next = Math.min(round.nextBoundaryMs ?? Infinity, nextPostponedAuction(state, at));
  if (Number.isFinite(next)) state.put('rounds', { ...round, nextBoundaryMs: instant(next) });
}
