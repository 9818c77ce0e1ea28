/**
 * At one instant what is due is done in the order warnings, clocks that have run out, the earliest
 * game first, then what the server tends to [ruling A2].
 */
import { byOrdinal } from '../../kernel';
import { advanceOf } from '../../season';
import { dueDynasty } from './due';
import { runOut } from '../play/close-game';
import { warnOfVote } from '../proposals/warn-of-vote';
import { warn } from '../play/warn';
import type { GameRow } from '../ground/rows';
import { tend } from './tend';
import type { DynastyTurn } from '../ground/turn';

export const advanceDynasty = advanceOf(dueDynasty, doInstant);

function doInstant(turn: DynastyTurn): void {
  for (const game of gamesAt(turn, 'warning')) warn(turn, game);
  warnOfVote(turn);
  for (const game of gamesAt(turn, 'deadline')) runOut(turn, game);
  tend(turn);
}

const gamesAt = ({ state, now }: DynastyTurn, index: 'warning' | 'deadline'): GameRow[] =>
  state.by('games', index, String(now)).sort(byOrdinal);
