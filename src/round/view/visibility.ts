import type { AccountId } from '../../kernel';
import { isHost } from '../access';
import type { RoundEvent } from '../event';
import { roundOf } from '../state';
import type { PlayerRow, RoundState } from '../state';

/**
 * Who may see the round: everybody, or its host, its players, and those who left it by themselves
 * [ruling S20].
 */
export function canSee(state: RoundState, account: AccountId | null): boolean {
  if (roundOf(state).visibility === 'PUBLIC') return true;
  if (account === null) return false;
  return isHost(state, account) || isInvited(state.by('players', 'account', account));
}

/** From all that an account has been in it. */
function isInvited(memberships: readonly PlayerRow[]): boolean {
  if (memberships.some(({ leftAtMs }) => leftAtMs === null)) return true;
  return memberships.length > 0 && memberships.every(({ departure }) => departure === 'LEFT');
}

/** Whether one who may see the round may see the event, or only that there was one. */
export function seesEvent(
  state: RoundState,
  account: AccountId | null,
  event: RoundEvent,
): boolean {
  return event.type !== 'InviteRotated' || (account !== null && isHost(state, account));
}
