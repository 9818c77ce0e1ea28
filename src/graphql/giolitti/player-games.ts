import { isDynasty } from '../snapshots/by-game';
import { gamesOf, gamesWaitingFor, gameView, rulesetOf } from '../../dynasty';
import type { Resolvers } from '../generated/resolvers';
import { orNull } from '../input/checks';
import { pageByOrdinal } from '../pagination/page';
import { playerRowOf } from '../snapshots/season-view';
import { playerOf } from '../nodes/sources';
import { gameSource } from './sources';

/** Games as players of several at once look for them. */
export const playerGamesResolvers: Resolvers = {
  Dynasty: {
    automaticDealing: async (source) => rulesetOf((await source.reading()).state).automaticDealing,
    steward: async (source) => rulesetOf((await source.reading()).state).steward,
  },
  Player: {
    games: ({ reading, row }, { status, ...asked }) => {
      if (!isDynasty(reading)) return null;
      const only = orNull(status);
      const games = gamesOf(reading.state, row.id).filter(
        (game) => only === null || game.status === only,
      );
      return pageByOrdinal(games, asked, (game) => gameSource(reading, game));
    },
  },
  SeasonViewer: {
    waitingGames: ({ reading, accountId }) => {
      const player = playerRowOf(reading, accountId);
      if (!isDynasty(reading) || player === null) return [];
      return gamesWaitingFor(reading.state, player.id).map((game) => gameSource(reading, game));
    },
  },
  GiolittiGame: {
    awaited: ({ reading, row }) => {
      const { awaitedId } = gameView(reading.state, row);
      return awaitedId === null ? null : playerOf(reading, awaitedId);
    },
    lastSfidaBy: ({ reading, row }) =>
      row.lastSfidaBy === null ? null : playerOf(reading, row.lastSfidaBy),
  },
};
