import type { AccountId } from '../../kernel';
import { isDealer, isHost } from '../access';
import type { DynastyEvent } from '../event';
import type { DynastyPlayerRow } from '../rows';
import { dynastyOf } from '../state';
import type { DynastyState } from '../state';

/**
 * Who may see the dynasty: everybody, or host, dealer, players, and those who left it by themselves
 * [ruling S20].
 */
export function canSee(state: DynastyState, account: AccountId | null): boolean {
  if (dynastyOf(state).visibility === 'PUBLIC') return true;
  if (account === null) return false;
  const runsIt = isHost(state, account) || isDealer(state, account);
  return runsIt || isInvited(state.by('players', 'account', account));
}

/** From all that an account has been in it. */
function isInvited(memberships: readonly DynastyPlayerRow[]): boolean {
  if (memberships.some(({ leftAtMs }) => leftAtMs === null)) return true;
  return memberships.length > 0 && memberships.every(({ departure }) => departure === 'LEFT');
}

/** Whether one who may see the dynasty may see the event, or only that there was one. */
export function seesEvent(
  state: DynastyState,
  account: AccountId | null,
  event: DynastyEvent,
): boolean {
  return event.type !== 'InviteRotated' || (account !== null && isHost(state, account));
}
