import { environmentOf } from '../../dynasty';
import { dynastyCards } from '../../rulesets';
import type { Resolvers } from '../generated/resolvers';
import { readAtLeast0 } from '../input/checks';
import { verification } from './verification';

export const chanceResolvers: Resolvers = {
  Query: { verification },
  Verification: {
    scope: ({ reading }) => reading.record.id,
    algorithm: () => 'ridotto/1',
  },
  ChanceStream: {
    week: ({ week }) => week,
    game: ({ game }) => game,
    commitment: ({ commitment }) => commitment,
    seed: ({ seed }) => seed,
    draws: async ({ draws }, { first, skip }) => {
      const from = readAtLeast0('skip', skip);
      const most = readAtLeast0('first', first ?? Infinity);
      const all = await draws();
      return from === 0 && most >= all.length ? all : all.slice(from, from + most);
    },
    shuffle: ({ game }) => game,
  },
  DeckShuffle: {
    from: ({ row }) => row.rolls.shuffleFrom,
    clientSeeds: ({ row }) => row.rolls.clientSeeds,
    fixedCards: ({ row }) => row.fixedCards,
    deck: ({ reading, row }) => {
      const ruleset = environmentOf(reading.state, row);
      return dynastyCards(ruleset.deck).map((card) => ({ ruleset, card }));
    },
  },
};
