/**
 * Each participant's outcome of a game. An account's record counts the outcomes in all dynasties.
 */
import type { PlayerId } from '../../kernel';
import type { GameOutcome, GameRow } from '../model/rows';
import { participantsOf, seatOf } from '../model/state';
import type { DynastyState } from '../model/state';

/** The player's outcome of an ended game. */
function outcomeFor(player: PlayerId, campioneId: PlayerId | null): GameOutcome {
  if (campioneId === null) return 'DRAWN';
  return campioneId === player ? 'WON' : 'LOST';
}

export function putOutcomes(state: DynastyState, gameId: GameRow['id']): void {
  const game = state.need('games', gameId);
  for (const player of participantsOf(game)) {
    const outcome = outcomeFor(player, game.campioneId);
    const resigned = game.resignedId === player;
    state.put('seats', { ...seatOf(state, game, player), outcome, resigned });
  }
}

/** Removes the outcomes of a voided game, which does not count. */
export function forgetOutcomes(state: DynastyState, gameId: GameRow['id']): void {
  const game = state.need('games', gameId);
  if (game.endedAtMs === null) return;
  for (const player of participantsOf(game)) {
    state.put('seats', { ...seatOf(state, game, player), outcome: null, resigned: false });
  }
}
