import { z } from 'zod';
import { Natural } from '../document/fields';
import { CONDITIONS, UNDECIDED } from '../mechanics/victory-conditions';

/** A condition that wins a dynasty [ruling V23]; `pegs` and `magistrelli` are amounts of a player. */
const VictoryCondition = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('PEGS'), least: Natural }),
  z.strictObject({ type: z.literal('MAGISTRELLI'), least: Natural }),
  /** This many pegs more than every other player, of whom there is at least one. */
  z.strictObject({ type: z.literal('PEGS_AHEAD'), by: Natural }),
]);

/** A player who meets one of them wins. Left out, as in the editions: a dynasty has no winner. */
export const DynastyVictory = z.array(VictoryCondition).max(10).exactOptional();

/** Further conditions of victory, of the ruleset's own [ruling AB4]. */
export const DynastyVictoryConditions = z.strictObject({
  ...CONDITIONS,
  /** `MOST_PEGS`: the rule for players who meet `victory` at once. */
  tie: z.enum(['MOST_PEGS', ...UNDECIDED]),
});

export type DynastyVictoryConditions = z.infer<typeof DynastyVictoryConditions>;
export type DynastyVictoryCondition = z.infer<typeof VictoryCondition>;
