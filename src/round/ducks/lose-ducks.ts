/** Who loses all items by leaving loses the ducks too, with all that they have [rulings B2, O3]. */
import { destroy, holdingsOf } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { rulesetOf } from '../state';
import type { RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import type { DuckLost } from './events';
import { ducksOf } from './own-ducks';
import { duckOwner } from './rows';

/** The player is about to leave. */
export function loseDucks(turn: RoundTurn, playerId: PlayerId): void {
  const { state } = turn;
  if (!rulesetOf(state).membership.losesItemsOnLeaving) return;
  for (const { id: duckId } of ducksOf(state, playerId)) {
    const owner = duckOwner(duckId);
    const items = holdingsOf(state, owner).map(({ item, quantity }) => [item, quantity] as const);
    turn.emit({ type: 'DuckLost', duckId, playerId, transfers: destroy(owner, items) });
  }
}

export function evolveDuckLost(
  state: RoundState,
  { atMs, event: { duckId } }: RoundStamped<DuckLost>,
): void {
  state.put('ducks', { ...state.need('ducks', duckId), lostAtMs: atMs });
}
