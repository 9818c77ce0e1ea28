import type { AccountId, Instant } from '../kernel';
import { isHost } from './access';
import { optionsOf as declared } from './every-command';
import type { RoundOption } from './option';
import { bidOptions } from './options/bid-options';
import { hostOptions } from './options/host-options';
import { handOptions } from './options/hand-options';
import { judgeOptions } from './options/judge-options';
import { proposalOptions } from './options/proposal-options';
import { secretActionOptions } from './options/secret-action-options';
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
          ...bidOptions(state, player, now),
          ...secretActionOptions(state, player, now),
          ...handOptions(state, player, now),
          ...judgeOptions(state, player, now),
          ...proposalOptions(state, player, now),
        ];
  const host = isHost(state, account) ? hostOptions(state) : [];
  return [...own, ...host, ...declared({ state, now }, account)];
}
