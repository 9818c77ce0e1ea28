/** What can be done now. It asks the rules themselves, so that it cannot say what they do not. */
import { seedOwed } from '../kernel';
import type { AccountId, Instant } from '../kernel';
import { isDealer, isHost } from './access';
import { optionsOf as declared } from './every-command';
import { option } from './option';
import type { DynastyOption } from './option';
import { availablePlayers } from './readiness/available';
import type { PlayerRow } from './rows';
import { dynastyOf, nowIn, playerOfAccount, standingOf } from './state';
import type { DynastyState } from './state';

/** What the account can do at the real instant `real`, to which the state has been advanced. */
export function optionsOf(state: DynastyState, account: AccountId, real: Instant): DynastyOption[] {
  const now = nowIn(state, real);
  const player = playerOfAccount(state, account);
  return [
    ...(player === null ? [] : playerOptions(state, player)),
    ...dealerOptions(state, account, now),
    ...declared({ state, now }, account),
  ];
}

const isOver = (state: DynastyState): boolean => dynastyOf(state).status === 'ENDED';

function playerOptions(state: DynastyState, player: PlayerRow): DynastyOption[] {
  if (isOver(state)) return [];
  const { ready } = standingOf(state, player.id);
  const owed = seedOwed(state, player.id);
  return [
    option('setReadiness', 'readiness', 'Say whether you are ready to play.', {
      ready,
      ...(owed === null ? {} : { clientSeedSha256: owed }),
    }),
  ];
}

function dealerOptions(state: DynastyState, account: AccountId, now: Instant): DynastyOption[] {
  const deals = isDealer(state, account);
  if (isOver(state)) return [];
  return [
    ...(deals && availablePlayers(state, now).length >= 2
      ? [option('startGame', 'starting-a-game', 'Start a game.')]
      : []),
  ];
}
