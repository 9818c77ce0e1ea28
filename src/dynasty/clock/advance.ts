/**
 * The order of things due at one instant: warnings, then expired clocks by earliest game, then the
 * server's own tasks [ruling A2]. During an outage no player's clock expires, and no player is
 * warned of its expiry [ruling L8].
 */
import { byOrdinal } from '../../kernel';
import type { Stepwise } from '../../kernel';
import {
  adoptionCost,
  isAdoptedAt,
  isHeld,
  isPausing,
  issuing,
  passAttemptsOf,
  seasonClockOf,
} from '../../season';
import type { InstantDone, Outage } from '../../season';
import { nextDue } from './due';
import { creditOutage } from './outage';
import { runOut } from '../play/close-game';
import { hasUndecided } from '../proposals/decide-proposals';
import { revealWarningsDue, warnOfVote } from '../proposals/warn-of-vote';
import { warn } from '../play/clock-warning';
import type { GameRow } from '../model/rows';
import { dynastyOf, rulesetOf } from '../model/state';
import { resume } from './resume';
import { tend } from './server-tasks';
import type { DynastyTurn } from '../model/types';
import { VALUE_TRACKING } from '../values/value-tracking';

const ATTEMPTS = passAttemptsOf(VALUE_TRACKING);

export const { due: dueDynasty, advance: advanceDynasty } = seasonClockOf({
  due: nextDue,
  doInstant: (turn, away) => doInstant(issuing(turn), away),
  tells: (state) => dynastyOf(state).status !== 'ENDED',
  pausingOf: dynastyOf,
  credit: creditOutage,
});

function* doInstant(turn: DynastyTurn, away: Outage | null): Stepwise<InstantDone> {
  // Under the rules, all proposals of an instant are decided at once. The clock may decide them in
  // pieces, so nothing else may happen between the pieces.
  const isGoingOn = isAdoptedAt(turn.state, turn.now) && hasUndecided(turn);
  if (!isGoingOn) {
    yield* passAttempts(turn, away);
    yield* passDates(turn, away);
  }
  yield* tend(turn, isGoingOn);
  const isOver = dynastyOf(turn.state).status === 'ENDED';
  if (!isOver && !hasUndecided(turn) && resume(turn)) yield* tend(turn, false);
  return {
    instants: adoptionCost(turn.state, turn.now, rulesetOf(turn.state)),
    isDone: isOver || !hasUndecided(turn),
  };
}

/** The dates of attempts at secret actions. A pause postpones them. */
function* passAttempts(turn: DynastyTurn, away: Outage | null): Stepwise {
  if (isPausing(dynastyOf(turn.state))) return;
  yield* ATTEMPTS.fail(turn, away);
  yield* ATTEMPTS.mature(turn);
}

function* passDates(turn: DynastyTurn, away: Outage | null): Stepwise {
  const areHeld = isPausing(dynastyOf(turn.state)) || isHeld(away, turn.now);
  if (!areHeld) {
    for (const game of gamesAt(turn, 'warning')) {
      warn(turn, game);
      yield;
    }
  }
  warnOfVote(turn);
  if (areHeld) return;
  ATTEMPTS.warn(turn, revealWarningsDue(turn));
  for (const game of gamesAt(turn, 'deadline')) {
    runOut(turn, game);
    yield;
  }
}

const gamesAt = ({ state, now }: DynastyTurn, index: 'warning' | 'deadline'): GameRow[] =>
  state.by('games', index, String(now)).sort(byOrdinal);
