import { environmentOf, streamOf } from '../../dynasty';
import { digestOf } from '../../kernel';
import { dynastyCards } from '../../rulesets';
import type { Resolvers } from '../generated/resolvers';
import { readAtLeast0 } from '../input/checks';
import { fixedClientSeed, fixedSeeds } from './fixed-seeds';
import { setClientSeed } from './set-client-seed';
import { verification } from './verification';

export const chanceResolvers: Resolvers = {
  Query: { verification },
  Mutation: { setClientSeed },
  FixedClientSeed: fixedClientSeed,
  Verification: {
    scope: ({ reading }) => reading.record.id,
    algorithm: () => 'ridotto/2',
  },
  ChanceStream: {
    week: ({ week }) => week,
    game: ({ game }) => game,
    commitment: ({ commitment }) => commitment,
    algorithm: ({ binding }) => (binding === null ? 'ridotto/1' : 'ridotto/2'),
    committedSeq: ({ binding }) => binding?.seq ?? null,
    fixedClientSeeds: ({ reading, binding }) => fixedSeeds(reading, binding?.clientSeeds),
    digest: ({ binding }) => (binding === null ? null : digestOf(binding)),
    seed: ({ seed }) => seed,
    draws: async ({ draws }, { first, skip }) => {
      const from = readAtLeast0('skip', skip);
      const most = readAtLeast0('first', first ?? Infinity);
      const all = await draws();
      return from === 0 && most >= all.length ? all : all.slice(from, from + most);
    },
    shuffle: ({ game }) => game,
  },
  ChanceDraw: { stream: ({ stream }) => stream },
  DeckShuffle: {
    stream: ({ row }) => streamOf(row),
    from: ({ row }) => row.rolls.shuffleFrom,
    clientSeeds: ({ row }) => row.rolls.clientSeeds,
    fixedCards: ({ row }) => row.fixedCards,
    deck: ({ reading, row }) => {
      const ruleset = environmentOf(reading.state, row);
      return dynastyCards(ruleset.deck).map((card) => ({ ruleset, card }));
    },
  },
};
