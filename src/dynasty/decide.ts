import type { Asked } from './ground/command';
import { issuing } from '../season';
import { decide, unlessAskable } from './every/command';
import type { DynastyRefusal } from './ground/refusal';
import { nowIn } from './ground/state';
import { dueDynasty } from './course/advance';
import { tend } from './course/tend';
import type { DynastyTurn } from './ground/turn';

/**
 * Carries a command out, or returns the refusal. The state must have been advanced to the turn's
 * instant; after a refusal the caller undoes the changes.
 */
export function decideDynasty(asked: DynastyTurn, command: Asked): DynastyRefusal | null {
  const turn = issuing(asked);
  const refusal = unlessAskable(turn.state, command) ?? decide(turn, command);
  if (refusal !== null) return refusal;
  const now = nowIn(turn.state, turn.now);
  // In the middle of a rehearsal's advance the clock first settles what is due.
  const isHalfway = command.type === 'AdvanceClock' && (dueDynasty(turn.state) ?? Infinity) <= now;
  if (!isHalfway) tend(turn.as(turn.actor, now), false);
  return null;
}
