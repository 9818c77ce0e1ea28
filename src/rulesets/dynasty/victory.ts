import { z } from 'zod';
import { Natural, part } from '../document/fields';
import { CONDITIONS, UNDECIDED } from '../mechanics/victory-conditions';

const LEAST = Natural.describe('The number that the player must have.');
const VictoryCondition = z
  .discriminatedUnion('type', [
    part('The player has enough pegs.', { type: z.literal('PEGS'), least: LEAST }),
    part('The player has enough Magistrelli.', { type: z.literal('MAGISTRELLI'), least: LEAST }),
    part('The player has more pegs than every other player. Another player must exist.', {
      type: z.literal('PEGS_AHEAD'),
      by: Natural.describe('The number of pegs more.'),
    }),
  ])
  .meta({
    title: 'Victory',
    description: 'A condition that wins a dynasty [ruling V23].',
    examples: [
      { type: 'PEGS', least: 100 },
      { type: 'PEGS_AHEAD', by: 30 },
    ],
  });

export const DynastyVictory = z
  .array(VictoryCondition)
  .max(10)
  .exactOptional()
  .describe(
    'A player who meets one of the conditions wins. By default, as in the editions, a dynasty has no winner.',
  );

export const DynastyVictoryConditions = z.strictObject({
  ...CONDITIONS,
  tie: z
    .enum(['MOST_PEGS', ...UNDECIDED])
    .describe(
      'The winner if several players meet the conditions at once. `MOST_PEGS`: the same order as for players who meet `victory` at once.',
    ),
});

export type DynastyVictoryConditions = z.infer<typeof DynastyVictoryConditions>;
export type DynastyVictoryCondition = z.infer<typeof VictoryCondition>;
