import { dynastyOf, gamesOf, recordIn } from '../../dynasty';
import { findInSeason } from '../context/access';
import type { Resolvers } from '../generated/resolvers';
import { gameSource } from '../giolitti/sources';
import { orNull } from '../input/checks';
import { readPlayerOf } from '../input/local-ids';
import { pageByOrdinal } from '../pagination/page';
import { findRuleset } from '../rulesets/sources';
import { seasonFields } from '../seasons/season-fields';
import { playerOf } from '../nodes/sources';
import { createDynasty, publishRuleset, setReadiness } from './mutations';
import { dynastyPlayerFields } from './player-fields';
import { headToHeadOf } from './sources';
import { masksIn } from '../masks/sources';

const MOST_GAMES = 100;

export const dynastyResolvers: Resolvers = {
  Mutation: { createDynasty, setReadiness, publishRuleset },
  Dynasty: {
    ...seasonFields,
    dealer: async (source, _args, { accountsById }) => {
      const { state } = await source.snapshot();
      const account = await accountsById.get(dynastyOf(state).dealerAccountId);
      if (account === null) throw new Error('the dealer of a dynasty has no account');
      return account;
    },
    nextCommitment: async (source) => {
      const { state } = await source.snapshot();
      return dynastyOf(state).nextCommitment;
    },
    games: async (source, { status, playerId, ...asked }) => {
      const snapshot = await source.snapshot();
      const player =
        typeof playerId === 'string' ? readPlayerOf(source.record.id, 'playerId', playerId) : null;
      const only = orNull(status);
      const games = gamesOf(snapshot.state, player).filter(
        (game) => only === null || game.status === only,
      );
      return pageByOrdinal(games, asked, (row) => gameSource(snapshot, row));
    },
    masks: async (source) => masksIn(await source.snapshot()),
    headToHead: async (source, args, context) => {
      const { id } = source.record;
      const playerId = readPlayerOf(id, 'playerId', args.playerId);
      const opponentId = readPlayerOf(id, 'opponentId', args.opponentId);
      return findInSeason(context, await source.snapshot(), (snapshot) =>
        headToHeadOf(snapshot, playerId, opponentId),
      );
    },
    rulesetDifference: async (source, { from, to }, context) =>
      findInSeason(context, await source.snapshot(), (snapshot) => {
        const [before, after] = [findRuleset(snapshot, from), findRuleset(snapshot, to)];
        return before === null || after === null ? null : { before, after };
      }),
  },
  Player: dynastyPlayerFields,
  HeadToHead: {
    player: ({ snapshot, playerId }) => playerOf(snapshot, playerId),
    opponent: ({ snapshot, opponentId }) => playerOf(snapshot, opponentId),
    record: (source) => recordIn(source.games, source.playerId),
    games: ({ snapshot, games }) =>
      games
        .slice(-MOST_GAMES)
        .toReversed()
        .map((row) => gameSource(snapshot, row)),
  },
};
