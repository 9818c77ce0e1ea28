import { digestOf } from '../../kernel';
import type { ClientSeedRow } from '../../kernel';
import type { SeasonState } from '../../season';
import { environmentOf, streamOf } from '../../dynasty';
import { dynastyCards } from '../../rulesets';
import type { PlayerResolvers, Resolvers } from '../generated/resolvers';
import type { PlayerSource } from '../nodes/sources';
import { parseSha256, readAtLeast0 } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import { submitToSeason } from '../mutations/submit';
import { fixedClientSeed, fixedSeeds } from './fixed-seeds';
import { diceProof } from './dice-proof';

/** The player's row of client seeds, if any. */
function rowOf({ snapshot, row }: PlayerSource): ClientSeedRow | undefined {
  const state: SeasonState = snapshot.state;
  return state.get('clientSeeds', row.id);
}

export const clientSeedFields = {
  clientSeedSha256: (source) => rowOf(source)?.sha256 ?? null,
  clientSeed: (source) => rowOf(source)?.opened ?? null,
  nextClientSeedSha256: (source) => rowOf(source)?.nextSha256 ?? null,
} satisfies PlayerResolvers;

const setClientSeed: MutationField<'setClientSeed'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, () => ({
    type: 'SetClientSeed',
    sha256: typeof input.sha256 === 'string' ? parseSha256(input.sha256) : null,
  }));

export const chanceResolvers: Resolvers = {
  Query: { diceProof, verification: diceProof },
  Mutation: { setClientSeed },
  FixedClientSeed: fixedClientSeed,
  Verification: {
    scope: ({ snapshot }) => snapshot.record.id,
    algorithm: () => 'ridotto/2',
  },
  ChanceStream: {
    week: ({ week }) => week,
    game: ({ game }) => game,
    commitment: ({ commitment }) => commitment,
    algorithm: ({ binding }) => (binding === null ? 'ridotto/1' : 'ridotto/2'),
    committedSeq: ({ binding }) => binding?.seq ?? null,
    fixedClientSeeds: ({ snapshot, binding }) => fixedSeeds(snapshot, binding?.clientSeeds),
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
    deck: ({ snapshot, row }) => {
      const ruleset = environmentOf(snapshot.state, row);
      return dynastyCards(ruleset.deck).map((card) => ({ ruleset, card }));
    },
  },
};
