import type { PlayerId } from '../../kernel';
import { unlessActive, unlessGame } from '../model/games';
import type { GameId } from '../model/ids';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import type { PlayerRow } from '../model/rows';
import { environmentOf, isParticipant, participantsOf } from '../model/state';
import type { DynastyState } from '../model/state';
import { betsOf } from './bets';

/**
 * Refuses a participant. Refuses everybody once the game is closed, or if its rules have no
 * betting.
 */
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

/** The participants, the bookmaker and the bettors. */
export function allAtTable(
  { gameId }: { readonly gameId: GameId },
  state: DynastyState,
): readonly PlayerId[] {
  const game = state.need('games', gameId);
  const onlookers = betsOf(state, gameId).map(({ playerId }) => playerId);
  const bookmaker = game.bookmakerId === null ? [] : [game.bookmakerId];
  return [...new Set([...participantsOf(game), ...bookmaker, ...onlookers])];
}
