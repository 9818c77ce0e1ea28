/** With the steward on, bets are settled as their game ends [rulings E5, K17]. */
import { STEWARD } from '../../kernel';
import { rulesetOf } from '../model/state';
import type { DynastyTurn } from '../model/types';
import { settleParts, unlessSettling, unsettledGames } from './settle-bets';

export function settleAsSteward(turn: DynastyTurn): void {
  const { state } = turn;
  if (!rulesetOf(state).steward) return;
  const acting = turn.as(STEWARD);
  for (const { id } of unsettledGames(state)) {
    if (unlessSettling(acting, id) === null) settleParts(acting, id, () => true);
  }
}
