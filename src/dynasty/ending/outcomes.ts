/** The outcome of a game for each participant, which the records of an account count over all dynasties. */
import type { PlayerId } from '../../kernel';
import type { GameOutcome, GameRow } from '../model/rows';
import { participantsOf, seatOf } from '../model/state';
import type { DynastyState } from '../model/state';

/** For an ended game. */
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

/** For a voided game: it counts for nothing. */
export function forgetOutcomes(state: DynastyState, gameId: GameRow['id']): void {
  const game = state.need('games', gameId);
  if (game.endedAtMs === null) return;
  for (const player of participantsOf(game)) {
    state.put('seats', { ...seatOf(state, game, player), outcome: null, resigned: false });
  }
}
