/**
 * What is due is done at its own instant, in order of time, before anything later is looked at
 * [ruling A2]; at one instant in the order warnings, clocks that have run out, the earliest game
 * first, then what the server tends to.
 */
import { byOrdinal, CLOCK, invariant } from '../../kernel';
import type { Instant } from '../../kernel';
import { dueDynasty } from './due';
import { runOut } from '../play/close-game';
import { warnOfVote } from '../proposals/warn-of-vote';
import { warn } from '../play/warn';
import type { GameRow } from '../ground/rows';
import { tend } from './tend';
import type { DynastyTurn } from '../ground/turn';

/**
 * Does all that is due up to `to`, itself included, or the first `limit` instants of it; true when
 * nothing is left.
 */
export function advanceDynasty(turn: DynastyTurn, to: Instant, limit = Infinity): boolean {
  for (let done = 0; ; done += 1) {
    const due = dueDynasty(turn.state);
    if (due === null || due > to) return true;
    if (done >= limit) return false;
    doInstant(turn.as(CLOCK, due));
    const next = dueDynasty(turn.state);
    invariant(next === null || next > due, 'each instant is done once');
  }
}

function doInstant(turn: DynastyTurn): void {
  for (const game of gamesAt(turn, 'warning')) warn(turn, game);
  warnOfVote(turn);
  for (const game of gamesAt(turn, 'deadline')) runOut(turn, game);
  tend(turn);
}

const gamesAt = ({ state, now }: DynastyTurn, index: 'warning' | 'deadline'): GameRow[] =>
  state.by('games', index, String(now)).sort(byOrdinal);
