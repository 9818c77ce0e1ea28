import { unlessActive, unlessGame } from '../model/games';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import type { PlayerRow } from '../model/rows';
import { environmentOf, isParticipant } from '../model/state';
import type { DynastyState } from '../model/state';
import type { GameId } from '../model/ids';

/** The refusal of participants, and of everybody once the game is closed. */
export function unlessOnlooker(
  state: DynastyState,
  player: PlayerRow,
  gameId: GameId,
): DynastyRefusal | null {
  const missing = unlessGame(state, gameId, 'gambling');
  if (missing !== null) return missing;
  const game = state.need('games', gameId);
  if (isParticipant(game, player.id)) {
    return refuse('YOU_ARE_A_PARTICIPANT', 'gambling', { gameId });
  }
  const over = unlessActive(game, 'gambling');
  if (over !== null) return over;
  return environmentOf(state, game).betting === null ? refuse('NO_BETTING', 'gambling') : null;
}
