/** The effects of proposals on a pause [ruling AA5]. */
import { retime, SECOND_MS } from '../../../kernel';
import type { Instant } from '../../../kernel';
import { mostPauseDays } from '../../../rulesets';
import type { Ruleset } from '../../../rulesets';
import type { EmittingTurn } from '../../model/types';
import type { ProposalId } from '../../model/ids';
import type { Refuse } from '../../model/refusals';
import type { SeasonRow } from '../../model/rows';
import type { PausingEvent } from './events';
import { atTempo, nextPauseEnd, pauseEnd } from '../../model/pausing';
import type { PauseUnit } from '../../model/pausing';

export type PausingEffect =
  { readonly type: 'PAUSE_SEASON'; readonly days: number } | { readonly type: 'RESUME_SEASON' };

/** The change of the pause that a proposal makes; null if it makes none. */
export type PausingPlan = {
  readonly resumesAtMs: Instant;
  readonly type: PausingEvent['type'];
} | null;

type Planned<F> = { readonly plan: PausingPlan } | { readonly refusal: F };

export type PausingMoment = {
  readonly season: SeasonRow;
  readonly now: Instant;
  readonly ruleset: Ruleset;
};

export const planPausingOf =
  <F>(refuse: Refuse<F>, unit: PauseUnit) =>
  (
    plan: PausingPlan,
    { season, now, ruleset }: PausingMoment,
    effect: PausingEffect,
  ): Planned<F> => {
    const { pausedSinceMs: sinceMs, pausedUntilMs } = season;
    // The tempo under the rules as amended by the earlier effects.
    const tempo = { dayMs: ruleset.rulesDaySeconds * SECOND_MS };
    const until = plan?.resumesAtMs ?? (sinceMs === null ? null : pausedUntilMs);
    if (effect.type === 'PAUSE_SEASON') {
      if (until !== null) {
        return { refusal: refuse('SEASON_PAUSED', 'seasons', { pausedUntilMs: until }) };
      }
      const most = mostPauseDays(ruleset);
      if (effect.days > most) return { refusal: refuse('PAUSE_TOO_LONG', 'seasons', { most }) };
      return { plan: { type: 'SeasonPaused', resumesAtMs: pauseEnd(tempo, now, effect.days) } };
    }
    if (sinceMs === null || until === null) {
      return { refusal: refuse('SEASON_NOT_PAUSED', 'seasons') };
    }
    const left = atTempo(season, retime(season, tempo.dayMs, now), until);
    const resumesAtMs = nextPauseEnd(tempo, unit, { sinceMs, untilMs: left, now });
    return resumesAtMs < left
      ? { plan: { type: 'PauseShortened', resumesAtMs } }
      : { refusal: refuse('PAUSE_ENDS_ANYWAY', 'seasons', { pausedUntilMs: left }) };
  };

/** Call this after all other effects. */
export function carryOutPausing(
  turn: EmittingTurn<PausingEvent>,
  plan: PausingPlan,
  proposalId: ProposalId,
): void {
  if (plan !== null) turn.emit({ ...plan, proposalId });
}

/** The problem with the effect's own fields; null for none. */
export const pauseProblem = ({ days }: PauseUnit, effect: PausingEffect) =>
  effect.type === 'RESUME_SEASON' ||
  (Number.isInteger(effect.days) && effect.days >= days && effect.days % days === 0)
    ? null
    : {
        field: 'days',
        expected:
          days === 1
            ? 'a whole number of days, 1 or more'
            : 'the days of whole weeks: 7, 14 and so on',
      };
