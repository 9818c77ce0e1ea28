/** A new invitation code: who has only the old one cannot join any more. */
import type { Asked, RotateInvite } from '../command';
import type { InviteRotated } from '../event';
import { dynastyOf } from '../state';
import type { DynastyState } from '../state';
import type { DynastyStamped, DynastyTurn } from '../turn';

export function rotateInvite(turn: DynastyTurn, { inviteHash }: Asked<RotateInvite>): null {
  turn.emit({ type: 'InviteRotated', inviteHash });
  return null;
}

export function evolveInviteRotated(
  state: DynastyState,
  { event: { inviteHash } }: DynastyStamped<InviteRotated>,
): void {
  state.put('dynasties', { ...dynastyOf(state), inviteHash });
}
