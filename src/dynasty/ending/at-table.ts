import type { PlayerId } from '../../kernel';
import { betsOf } from '../gambling/bets';
import { participantsOf } from '../model/state';
import type { DynastyState } from '../model/state';
import type { GameId } from '../model/ids';

/** Participants, bookmaker, bettors. */
export function allAtTable(
  { gameId }: { readonly gameId: GameId },
  state: DynastyState,
): readonly PlayerId[] {
  const game = state.need('games', gameId);
  const onlookers = betsOf(state, gameId).map(({ playerId }) => playerId);
  const bookmaker = game.bookmakerId === null ? [] : [game.bookmakerId];
  return [...new Set([...participantsOf(game), ...bookmaker, ...onlookers])];
}
