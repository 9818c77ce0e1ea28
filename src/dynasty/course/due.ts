/**
 * When the clock next matters [ruling A2]: when somebody's clock or a voting period runs
 * out or is about to, when a term ends that dice follow with another, and, with
 * automatic dealing, the midnight on which those who have played today are available again.
 */
import { DAY_MS, instant, rulesInstant, toReal } from '../../kernel';
import type { Instant } from '../../kernel';
import { isHeld, isPausing, nextDecisionOf, nextResuming } from '../../season';
import type { Outage } from '../../season';
import { nextVoteWarning } from '../proposals/warn-of-vote';
import type { DynastyProposalRow } from '../proposals/rows';
import { readyPlayers } from '../readiness/available';
import { nextDraw } from './draw-offices';
import { dynastyOf, rulesetOf, tempoOf } from '../ground/state';
import type { DynastyState } from '../ground/state';

/** `away`: the outage it is looked at in; the clocks that it may lengthen do not matter yet. */
export function nextDue(state: DynastyState, away: Outage | null): Instant | null {
  if (dynastyOf(state).status === 'ENDED') return null;
  const played = isPausing(dynastyOf(state))
    ? [nextResuming(dynastyOf(state))]
    : [
        ...clocks(state, 'deadline', away),
        ...clocks(state, 'warning', away),
        nextDealing(state),
        nextDraw(state),
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

/** All but one of those who are ready have played today: else they would be playing. */
function nextDealing(state: DynastyState): number {
  if (!rulesetOf(state).automaticDealing) return Infinity;
  const days = readyPlayers(state).map(({ lastGameDay }) => lastGameDay);
  const lastDay = Math.max(...days.filter((day) => day !== null));
  if (days.length < 2 || !Number.isFinite(lastDay)) return Infinity;
  return toReal(tempoOf(dynastyOf(state)), rulesInstant((lastDay + 1) * DAY_MS));
}
