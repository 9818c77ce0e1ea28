/**
 * The next instant at which the clock has work [ruling A2]: the end of a player's clock or of a
 * voting period, a warning before either, or the draw of an office at the end of its term. With
 * automatic dealing, it may be the midnight at which players who have played today become available
 * again.
 */
import { DAY_MS, instant, rulesInstant, toReal } from '../../kernel';
import type { Instant } from '../../kernel';
import { isHeld, isPausing, nextAttemptDate, nextDecisionOf, nextResuming } from '../../season';
import type { Outage } from '../../season';
import { nextRevealWarning, nextVoteWarning } from '../proposals/warn-of-vote';
import type { DynastyProposalRow } from '../proposals/vocabulary';
import { readyPlayers } from '../readiness/available-players';
import { nextDraw } from './draw-offices';
import { dynastyOf, rulesetOf, tempoOf } from '../model/state';
import type { DynastyState } from '../model/state';

/**
 * `away`: the outage in progress, or null. A clock that the outage may lengthen does not expire
 * yet.
 */
export function nextDue(state: DynastyState, away: Outage | null): Instant | null {
  if (dynastyOf(state).status === 'ENDED') return null;
  const played = isPausing(dynastyOf(state))
    ? [nextResuming(dynastyOf(state))]
    : [
        ...clocks(state, 'deadline', away),
        ...clocks(state, 'warning', away),
        nextDealing(state),
        nextDraw(state),
        nextAttemptDate(state, away),
        nextRevealWarning(state, away),
      ];
  const first = Math.min(
    ...played,
    nextDecisionOf<DynastyProposalRow>(state),
    nextVoteWarning(state),
  );
  return Number.isFinite(first) ? instant(first) : null;
}

const clocks = (
  state: DynastyState,
  index: 'deadline' | 'warning',
  away: Outage | null,
): number[] =>
  state
    .keys('games', index)
    .map(Number)
    .filter((at) => !isHeld(away, at));

/**
 * The midnight at which the server can deal again. All ready players except at most one have played
 * today, since otherwise they would be in a game already.
 */
function nextDealing(state: DynastyState): number {
  if (!rulesetOf(state).automaticDealing) return Infinity;
  const days = readyPlayers(state).map(({ lastGameDay }) => lastGameDay);
  const lastDay = Math.max(...days.filter((day) => day !== null));
  if (days.length < 2 || !Number.isFinite(lastDay)) return Infinity;
  return toReal(tempoOf(dynastyOf(state)), rulesInstant((lastDay + 1) * DAY_MS));
}
