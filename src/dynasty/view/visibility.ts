import type { AccountId } from '../../kernel';
import { isDealer, isHost } from '../access';
import type { DynastyEvent } from '../event';
import { dynastyOf } from '../state';
import type { DynastyState } from '../state';

/** Who may see the dynasty: everybody, or host, dealer and whoever has ever been a player in it. */
export function canSee(state: DynastyState, account: AccountId | null): boolean {
  if (dynastyOf(state).visibility === 'PUBLIC') return true;
  if (account === null) return false;
  const runsIt = isHost(state, account) || isDealer(state, account);
  return runsIt || state.countBy('players', 'account', account) > 0;
}

/** Whether one who may see the dynasty may see the event, or only that there was one. */
export function seesEvent(
  state: DynastyState,
  account: AccountId | null,
  event: DynastyEvent,
): boolean {
  return event.type !== 'InviteRotated' || (account !== null && isHost(state, account));
}
