/**
 * What the server does as soon as it can be done: with automatic dealing it ends what is closed, the
 * earliest first, and deals while two are available [rulings K2, K14]; with the steward on it
 * settles bets [rulings E5, K17].
 */
import { DEALER } from '../ground/access';
import { startNow } from '../dealing/start-game';
import { endNow } from '../ending/end-game';
import { closedGames } from '../ground/games';
import { settleAsSteward } from '../gambling/steward';
import { availablePlayers } from '../readiness/available';
import { dynastyOf, rulesetOf } from '../ground/state';
import type { DynastyTurn } from '../ground/turn';

export function tend(turn: DynastyTurn): void {
  const { state } = turn;
  if (dynastyOf(state).status === 'ENDED') return;
  const { automaticDealing } = rulesetOf(state);
  const dealer = turn.as(DEALER);
  if (automaticDealing) for (const game of closedGames(state)) endNow(dealer, game);
  settleAsSteward(turn);
  if (!automaticDealing) return;
  while (availablePlayers(turn).length >= 2) startNow(dealer, []);
}
