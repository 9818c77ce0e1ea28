import type { AccountId, Instant } from '../../kernel';
import { isHost } from '../access';
import { rejoinAt } from '../membership/join-season';
import { option } from '../option';
import type { RoundOption } from '../option';
import { roundOf } from '../state';
import type { RoundState } from '../state';

/** For an account that is no player. */
export function joinOptions(state: RoundState, account: AccountId, now: Instant): RoundOption[] {
  const { status, visibility } = roundOf(state);
  const tooEarly = (rejoinAt(state, account) ?? now) > now;
  if (status === 'ENDED' || tooEarly) return [];
  const inviteCodeNeeded = visibility === 'INVITATION' && !isHost(state, account);
  return [option('joinSeason', 'players', 'Become a player.', { inviteCodeNeeded })];
}
