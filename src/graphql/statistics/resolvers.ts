import { dynastyStatistics } from '../../dynasty';
import { roundStatistics } from '../../round';
import { metered } from '../context/metered';
import type { Resolvers } from '../generated/resolvers';
import { handSource, playerSource } from '../nodes/sources';

const MOST_CAMPIONI = 100;

export const statisticsResolvers: Resolvers = {
  Round: {
    statistics: async (source, _args, context) => {
      const snapshot = await source.snapshot();
      const statistics = metered(context, snapshot, () => roundStatistics(snapshot.state));
      return { snapshot, statistics };
    },
  },
  Dynasty: {
    statistics: async (source, _args, context) => {
      const snapshot = await source.snapshot();
      const statistics = metered(context, snapshot, () => dynastyStatistics(snapshot.state));
      return { snapshot, statistics };
    },
  },
  RoundStatistics: {
    lotsDrawn: ({ statistics }) => statistics.lotsDrawn,
    playerLots: ({ statistics }) => statistics.playerLots,
    lotsSold: ({ statistics }) => statistics.lotsSold,
    averagePrice: ({ statistics }) => statistics.averagePrice,
    highestPrice: ({ statistics }) => statistics.highestPrice,
    cardPrices: ({ statistics }) => statistics.cardPrices,
    bids: ({ statistics: { bids } }) => bids.STANDING + bids.FAILED + bids.WON + bids.LOST,
    bidsFailed: ({ statistics }) => statistics.bids.FAILED,
    bidsWon: ({ statistics }) => statistics.bids.WON,
    handsPlaced: ({ statistics }) => statistics.handsPlaced,
    bestHand: ({ snapshot, statistics: { bestHand } }) =>
      bestHand === null ? null : handSource(snapshot, bestHand),
    tradesDone: ({ statistics }) => statistics.tradesDone,
    contractsBegun: ({ statistics }) => statistics.contractsBegun,
    proposalsAdopted: ({ statistics }) => statistics.proposalsAdopted,
    proposalsRejected: ({ statistics }) => statistics.proposalsRejected,
  },
  DynastyStatistics: {
    gamesStarted: ({ statistics }) => statistics.gamesStarted,
    gamesEnded: ({ statistics }) => statistics.gamesEnded,
    gamesVoided: ({ statistics }) => statistics.gamesVoided,
    plays: ({ statistics }) => statistics.plays,
    claims: ({ statistics }) => statistics.claims,
    claimsFailed: ({ statistics }) => statistics.claimsFailed,
    pointsScored: ({ statistics }) => statistics.pointsScored,
    sfideOffered: ({ statistics }) => statistics.sfideOffered,
    sfideAccepted: ({ statistics }) => statistics.sfideAccepted,
    bets: ({ statistics }) => statistics.bets,
    fines: ({ statistics }) => statistics.fines,
    withoutCampione: ({ statistics }) => statistics.withoutCampione,
    tricks: ({ statistics }) => statistics.tricks,
    campioni: ({ snapshot, statistics }) =>
      statistics.campioni.slice(0, MOST_CAMPIONI).map((count) => ({ ...count, snapshot })),
  },
  CampioneCount: {
    player: ({ snapshot, player }) => playerSource(snapshot, player),
    won: ({ record }) => record.won,
    games: ({ record }) => record.games,
  },
};
