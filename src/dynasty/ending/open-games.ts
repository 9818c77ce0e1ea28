import { byOrdinal } from '../../kernel';
import type { GameRow } from '../rows';
import type { DynastyState } from '../state';

/** Games that have not come to their Fine, the earliest first. */
export const openGames = (state: DynastyState): GameRow[] =>
  [...state.by('games', 'open', 'ACTIVE'), ...state.by('games', 'open', 'CLOSED')].sort(byOrdinal);

/** Those that await it, the earliest first. */
export const closedGames = (state: DynastyState): GameRow[] =>
  state.by('games', 'open', 'CLOSED').sort(byOrdinal);
