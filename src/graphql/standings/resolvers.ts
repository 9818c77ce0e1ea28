import { isRound } from '../snapshots/by-game';
import { GAME_NAMES } from '../ids/game-names';
import type { Resolvers } from '../generated/resolvers';
import { printDateTime } from '../scalars/date-time';
import { playerSource } from '../nodes/sources';
import type { PlayerSource } from '../nodes/sources';
import type { StandingSource } from './sources';
import { entriesPage, standingsPage } from './standings-page';

const whose = {
  player: ({ snapshot, player }: StandingSource): PlayerSource => playerSource(snapshot, player),
};

export const standingsResolvers: Resolvers = {
  Round: { standings: standingsPage },
  Dynasty: { standings: standingsPage },
  Standings: {
    seq: ({ moment }) => moment.seq,
    at: ({ moment }) => printDateTime(moment.atMs),
    week: ({ snapshot, moment }) => (isRound(snapshot) ? moment.week : null),
    entries: entriesPage,
  },
  Standing: {
    __resolveType: ({ snapshot }) => `${GAME_NAMES[snapshot.kind]}Standing` as const,
  },
  RoundStanding: {
    ...whose,
    balance: ({ standing }) => standing.balance,
    wealth: ({ standing }) => standing.wealth,
    tax: ({ standing }) => standing.tax,
    victoryCount: ({ standing }) => standing.victoryItems,
    victoryItems: ({ standing }) => standing.victoryItems,
    lotsWon: ({ standing }) => standing.lotsWon,
    handsPlaced: ({ standing }) => standing.handsPlaced,
  },
  DynastyStanding: {
    ...whose,
    pegs: ({ standing }) => standing.pegs,
    magistrelli: ({ standing }) => standing.magistrelli,
    score: ({ standing }) => standing.score,
    games: ({ standing }) => standing.games,
    won: ({ standing }) => standing.won,
  },
};
