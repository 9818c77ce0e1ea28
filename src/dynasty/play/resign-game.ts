/**
 * "Making a comment … that says 'I resign'" [Play]: on either player's turn, even under a Sfida.
 */
import { byPlayer } from '../model/records';
import { activeGames, itsGame, unlessPlaying } from '../model/games';
import { resign } from './close-game';
import type { ResignGame } from './vocabulary';

export const resignGame = byPlayer<ResignGame, 'gameId'>({
  rule: 'play',
  refuses: ({ state }, player, { gameId }) => unlessPlaying(state, player, gameId, 'play'),
  offers: ({ state }) =>
    activeGames(state).map(({ id: gameId }) => ({
      description: 'Resign the game.',
      known: { gameId },
    })),
  decide: (turn, { id }, { gameId }) => {
    resign(turn, gameId, id, 'RESIGNED');
    return null;
  },
  made: itsGame,
});
