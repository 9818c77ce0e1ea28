import { z } from 'zod';
import { Natural } from '../fields';
import { CONDITIONS, UNDECIDED } from '../mechanics/victory-conditions';

/** What wins a dynasty [ruling V23]; `pegs` and `magistrelli` as a player has them. */
const VictoryCondition = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('PEGS'), least: Natural }),
  z.strictObject({ type: z.literal('MAGISTRELLI'), least: Natural }),
  /** This many pegs more than every other player, of whom there is at least one. */
  z.strictObject({ type: z.literal('PEGS_AHEAD'), by: Natural }),
]);

/** Whoever meets one of them has won. Left out, as in the editions: nobody wins a dynasty. */
export const DynastyVictory = z.array(VictoryCondition).max(10).exactOptional();

/** What wins besides, by conditions of the ruleset's own [ruling AB4]. */
export const DynastyVictoryConditions = z.strictObject({
  ...CONDITIONS,
  /** `MOST_PEGS`: as of those who meet `victory` at once. */
  tie: z.enum(['MOST_PEGS', ...UNDECIDED]),
});

export type DynastyVictoryConditions = z.infer<typeof DynastyVictoryConditions>;
export type DynastyVictoryCondition = z.infer<typeof VictoryCondition>;
