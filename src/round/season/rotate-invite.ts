/** A new invitation code: who has only the old one cannot join any more. */
import type { Asked, RotateInvite } from '../command';
import type { InviteRotated } from '../event';
import { roundOf } from '../state';
import type { RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';

export function rotateInvite(turn: RoundTurn, { inviteHash }: Asked<RotateInvite>): null {
  turn.emit({ type: 'InviteRotated', inviteHash });
  return null;
}

export function evolveInviteRotated(
  state: RoundState,
  { event: { inviteHash } }: RoundStamped<InviteRotated>,
): void {
  state.put('rounds', { ...roundOf(state), inviteHash });
}
