/**
 * The host ends the dynasty. Games that are closed come to their Fine first, and those that are
 * still played are voided, the earliest first: all dice can be checked then [ruling V8].
 */
import { unlessOver } from '../access';
import { endNow } from '../ending/end-game';
import { closedGames, openGames } from '../ending/open-games';
import { voidNow } from '../ending/void-game';
import type { DynastyClosed } from '../event';
import { settleAsSteward } from '../gambling/steward';
import type { DynastyRefusal } from '../refusal';
import { dynastyOf } from '../state';
import type { DynastyState } from '../state';
import type { DynastyStamped, DynastyTurn } from '../turn';

export function closeSeason(turn: DynastyTurn): DynastyRefusal | null {
  const refusal = unlessOver(turn.state, 'seasons');
  if (refusal !== null) return refusal;
  for (const game of closedGames(turn.state)) endNow(turn, game);
  settleAsSteward(turn);
  for (const game of openGames(turn.state)) voidNow(turn, game, null);
  turn.emit({ type: 'DynastyClosed' });
  return null;
}

export function evolveDynastyClosed(
  state: DynastyState,
  { atMs }: DynastyStamped<DynastyClosed>,
): void {
  state.put('dynasties', { ...dynastyOf(state), status: 'ENDED', endedAtMs: atMs });
}
