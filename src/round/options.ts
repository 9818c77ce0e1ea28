import type { AccountId, Instant } from '../kernel';
import { isHost } from './access';
import { optionsOf as declared } from './every-command';
import type { RoundOption } from './option';
import { contractOptions } from './options/contract-options';
import { hostOptions } from './options/host-options';
import { duckHostOptions, duckOptions } from './options/duck-options';
import { houseOptions } from './options/house-options';
import { playerOptions } from './options/player-options';
import { nowIn, playerOfAccount } from './state';
import type { RoundState } from './state';

/** What the account can do at the real instant `real`, to which the state has been advanced. */
export function optionsOf(state: RoundState, account: AccountId, real: Instant): RoundOption[] {
  const now = nowIn(state, real);
  const player = playerOfAccount(state, account);
  const own =
    player === null
      ? []
      : [
          ...playerOptions(state, player, now),
          ...contractOptions(state, player, now),
          ...duckOptions(state, player, now),
          ...houseOptions(state, player, now),
        ];
  const host = isHost(state, account) ? [...hostOptions(state), ...duckHostOptions(state)] : [];
  return [...own, ...host, ...declared({ state, now }, account)];
}
