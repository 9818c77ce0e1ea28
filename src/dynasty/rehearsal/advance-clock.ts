/**
 * A rehearsal's host sets its clock forward; all that is due until then happens, each thing at its
 * own instant [ruling A2].
 */
import { plusRulesDays } from '../../kernel';
import { unlessRehearsal } from '../access';
import { advanceDynasty } from '../advance';
import type { AdvanceClock, Asked } from '../command';
import type { ClockAdvanced } from '../event';
import { refuse } from '../refusal';
import type { DynastyRefusal } from '../refusal';
import { dynastyOf, nowIn, tempoOf } from '../state';
import type { DynastyState } from '../state';
import type { DynastyStamped, DynastyTurn } from '../turn';

export const MOST_DAYS = 420;

export function advanceClock(
  turn: DynastyTurn,
  { toMs }: Asked<AdvanceClock>,
): DynastyRefusal | null {
  const { state } = turn;
  const refusal = unlessRehearsal(state);
  if (refusal !== null) return refusal;
  const nowMs = nowIn(state, turn.now);
  if (toMs < nowMs) return refuse('CLOCK_BACKWARDS', 'seasons', { nowMs, toMs });
  const latestMs = plusRulesDays(tempoOf(dynastyOf(state)), nowMs, MOST_DAYS);
  if (toMs > latestMs) return refuse('CLOCK_TOO_FAR', 'seasons', { latestMs, toMs });
  advanceDynasty(turn, toMs);
  turn.as(turn.actor, toMs).emit({ type: 'ClockAdvanced', toMs });
  return null;
}

export function evolveClockAdvanced(
  state: DynastyState,
  { event: { toMs } }: DynastyStamped<ClockAdvanced>,
): void {
  state.put('dynasties', { ...dynastyOf(state), testClockMs: toMs });
}
