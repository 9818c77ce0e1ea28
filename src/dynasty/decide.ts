import { inOnePiece, undivided } from '../kernel';
import type { Stepwise } from '../kernel';
import type { Asked } from './model/command';
import { issuing } from '../season';
import { decide, unlessAskable } from './registry/command';
import type { DynastyRefusal } from './model/refusal';
import { nowIn } from './model/state';
import { dueDynasty } from './clock/advance';
import { tend } from './clock/server-tasks';
import type { DynastyTurn } from './model/types';

/** Decides in one piece. */
export const decideDynasty = undivided(decideDynastyInSteps);

/**
 * Carries a command out or returns the refusal. The state must be advanced to the turn's instant.
 * After a refusal, the caller undoes the changes.
 */
export function* decideDynastyInSteps(
  asked: DynastyTurn,
  command: Asked,
): Stepwise<DynastyRefusal | null> {
  const turn = issuing(asked);
  const refusal = unlessAskable(turn.state, command) ?? (yield* decide(turn, command));
  if (refusal !== null) return refusal;
  const now = nowIn(turn.state, turn.now);
  // During a rehearsal's advance, the clock first settles the rest of the due work.
  const isHalfway = command.type === 'AdvanceClock' && (dueDynasty(turn.state) ?? Infinity) <= now;
  if (!isHalfway) inOnePiece(tend(turn.as(turn.actor, now), false));
  return null;
}
