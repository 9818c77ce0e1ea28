import type { Asked } from './ground/command';
import { issuing } from '../season';
import { decide, unlessAskable } from './every/command';
import type { DynastyRefusal } from './ground/refusal';
import { nowIn } from './ground/state';
import { dueDynasty } from './course/advance';
import { tend } from './course/tend';
import type { DynastyTurn } from './ground/turn';

/**
 * Does what is asked, or says why not. The state must have been advanced to the turn's instant;
 * after a refusal the caller takes back whatever changed.
 */
export function decideDynasty(asked: DynastyTurn, command: Asked): DynastyRefusal | null {
  const turn = issuing(asked);
  const refusal = unlessAskable(turn.state, command) ?? decide(turn, command);
  if (refusal !== null) return refusal;
  const now = nowIn(turn.state, turn.now);
  // Halfway through what a test clock was set forward by, the clock itself does first what is due.
  const isHalfway = command.type === 'AdvanceClock' && (dueDynasty(turn.state) ?? Infinity) <= now;
  if (!isHalfway) tend(turn.as(turn.actor, now), false);
  return null;
}
