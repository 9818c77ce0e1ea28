/** With the steward on, bets are settled as their game ends [rulings E5, K17]. */
import { byOrdinal, STEWARD } from '../../kernel';
import { rulesetOf } from '../state';
import type { DynastyTurn } from '../turn';
import { maySettle, settleParts } from './settle-bets';

export function settleAsSteward(turn: DynastyTurn): void {
  const { state } = turn;
  if (!rulesetOf(state).steward) return;
  const acting = turn.as(STEWARD);
  for (const { id } of state.by('games', 'unsettled', 'yes').sort(byOrdinal)) {
    if (maySettle(acting, id)) settleParts(acting, id, () => true);
  }
}
