/** What the commands and events of a game have in common. */
import type { PlayerId } from '../kernel';
import { betsOf } from './gambling/bets';
import { opponentOf, participantsOf } from './state';
import type { DynastyState } from './state';

type OfGame = { readonly gameId: string };

/** What a command of a game changed is the game. */
export const itsGame = (_event: unknown, { gameId }: OfGame): string => gameId;

/** The other one at the table. */
export const opponent = (
  { gameId, playerId }: OfGame & { readonly playerId: PlayerId },
  state: DynastyState,
): readonly PlayerId[] => [opponentOf(state.need('games', gameId), playerId)];

/** Participants, bookmaker, bettors. */
export function allAtTable({ gameId }: OfGame, state: DynastyState): readonly PlayerId[] {
  const game = state.need('games', gameId);
  const onlookers = betsOf(state, gameId).map(({ playerId }) => playerId);
  const bookmaker = game.bookmakerId === null ? [] : [game.bookmakerId];
  return [...new Set([...participantsOf(game), ...bookmaker, ...onlookers])];
}
