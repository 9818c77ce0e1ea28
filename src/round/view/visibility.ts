import type { AccountId } from '../../kernel';
import { isHost } from '../access';
import type { RoundEvent } from '../event';
import { roundOf } from '../state';
import type { RoundState } from '../state';

/** Who may see the round: everybody, or its host and whoever has ever been a player in it. */
export function canSee(state: RoundState, account: AccountId | null): boolean {
  if (roundOf(state).visibility === 'PUBLIC') return true;
  if (account === null) return false;
  return isHost(state, account) || state.countBy('players', 'account', account) > 0;
}

/** Whether one who may see the round may see the event, or only that there was one. */
export function seesEvent(
  state: RoundState,
  account: AccountId | null,
  event: RoundEvent,
): boolean {
  return event.type !== 'InviteRotated' || (account !== null && isHost(state, account));
}
