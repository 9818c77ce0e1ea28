import { z } from 'zod';
import { chosen, Natural, part } from '../document/fields';
import { CONDITIONS, TIES, UNDECIDED } from '../mechanics/victory-conditions';

const LEAST = Natural.meta({ description: 'The number that the player must have.', says: '…' });
const VictoryCondition = z
  .discriminatedUnion('type', [
    part('The player has enough pegs.', {
      type: chosen(
        'PEGS',
        'has at least this many pegs:',
        'The winner of the season is a player who …',
      ),
      least: LEAST,
    }),
    part('The player has enough Magistrelli.', {
      type: chosen('MAGISTRELLI', 'has at least this many Magistrelli:'),
      least: LEAST,
    }),
    part('The player has more pegs than every other player. Another player must exist.', {
      type: chosen('PEGS_AHEAD', 'leads everybody else by this many pegs:'),
      by: Natural.meta({ description: 'The number of pegs more.', says: '…' }),
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
  tie: z.enum(['MOST_PEGS', ...UNDECIDED]).meta({
    description:
      'The winner if several players meet the conditions at once. `MOST_PEGS`: the same order as for players who meet `victory` at once.',
    ...TIES,
  }),
});

export type DynastyVictoryConditions = z.infer<typeof DynastyVictoryConditions>;
export type DynastyVictoryCondition = z.infer<typeof VictoryCondition>;
