import { isDynasty } from '../snapshots/by-game';
import { gamesOf, gamesWaitingFor, gameView, rulesetOf } from '../../dynasty';
import type { Resolvers } from '../generated/resolvers';
import { orNull } from '../input/checks';
import { pageByOrdinal } from '../pagination/page';
import { playerRowOf } from '../snapshots/season-view';
import { playerOf } from '../nodes/sources';
import { gameSource } from './sources';

/** Fields for players with several games at once. */
export const playerGamesResolvers: Resolvers = {
  Dynasty: {
    automaticDealing: async (source) => rulesetOf((await source.snapshot()).state).automaticDealing,
    steward: async (source) => rulesetOf((await source.snapshot()).state).steward,
  },
  Player: {
    games: ({ snapshot, row }, { status, ...asked }) => {
      if (!isDynasty(snapshot)) return null;
      const only = orNull(status);
      const games = gamesOf(snapshot.state, row.id).filter(
        (game) => only === null || game.status === only,
      );
      return pageByOrdinal(games, asked, (game) => gameSource(snapshot, game));
    },
  },
  SeasonViewer: {
    waitingGames: ({ snapshot, accountId }) => {
      const player = playerRowOf(snapshot, accountId);
      if (!isDynasty(snapshot) || player === null) return [];
      return gamesWaitingFor(snapshot.state, player.id).map((game) => gameSource(snapshot, game));
    },
  },
  GiolittiGame: {
    awaited: ({ snapshot, row }) => {
      const { awaitedId } = gameView(snapshot.state, row);
      return awaitedId === null ? null : playerOf(snapshot, awaitedId);
    },
    lastSfidaBy: ({ snapshot, row }) =>
      row.lastSfidaBy === null ? null : playerOf(snapshot, row.lastSfidaBy),
  },
};
