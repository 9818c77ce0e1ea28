import { byOrdinal } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { DuckRow } from '../ducks/vocabulary';
import type { RoundState } from '../model/state';

/**
 * Ducks in the order in which they were made. `player`: null for all. `former`: true to include
 * lost ducks.
 */
export function listDucks(state: RoundState, player: PlayerId | null, former: boolean): DuckRow[] {
  return state
    .all('ducks')
    .filter(({ playerId }) => player === null || playerId === player)
    .filter(({ lostAtMs }) => former || lostAtMs === null)
    .sort(byOrdinal);
}
