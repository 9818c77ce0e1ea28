/**
 * A rehearsal's host sets its clock forward; all that is due until then happens, each thing at its
 * own instant [ruling A2].
 */
import { plusRulesDays } from '../../kernel';
import { unlessRehearsal } from '../access';
import { advanceRound } from '../advance';
import type { AdvanceClock, Asked } from '../command';
import type { ClockAdvanced } from '../event';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { nowIn, roundOf, tempoOf } from '../state';
import type { RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';

export const MOST_WEEKS = 60;

export function advanceClock(turn: RoundTurn, { toMs }: Asked<AdvanceClock>): RoundRefusal | null {
  const { state } = turn;
  const refusal = unlessRehearsal(state);
  if (refusal !== null) return refusal;
  const nowMs = nowIn(state, turn.now);
  if (toMs < nowMs) return refuse('CLOCK_BACKWARDS', 'seasons', { nowMs, toMs });
  const latestMs = plusRulesDays(tempoOf(roundOf(state)), nowMs, 7 * MOST_WEEKS);
  if (toMs > latestMs) return refuse('CLOCK_TOO_FAR', 'seasons', { latestMs, toMs });
  advanceRound(turn, toMs);
  turn.as(turn.actor, toMs).emit({ type: 'ClockAdvanced', toMs });
  return null;
}

export function evolveClockAdvanced(
  state: RoundState,
  { event: { toMs } }: RoundStamped<ClockAdvanced>,
): void {
  state.put('rounds', { ...roundOf(state), testClockMs: toMs });
}
