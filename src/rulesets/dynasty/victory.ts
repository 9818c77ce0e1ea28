import { z } from 'zod';
import { Natural } from '../document/fields';
import { CONDITIONS, UNDECIDED } from '../mechanics/victory-conditions';

/** A condition that wins a dynasty [ruling V23]. `least` is an amount that the player must have. */
const VictoryCondition = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('PEGS'), least: Natural }),
  z.strictObject({ type: z.literal('MAGISTRELLI'), least: Natural }),
  /** The player has this many pegs more than every other player. Another player must exist. */
  z.strictObject({ type: z.literal('PEGS_AHEAD'), by: Natural }),
]);

/**
 * A player who meets one of the conditions wins. By default, as in the editions, a dynasty has no
 * winner.
 */
export const DynastyVictory = z.array(VictoryCondition).max(10).exactOptional();

/** The ruleset's own further conditions of victory [ruling AB4]. */
export const DynastyVictoryConditions = z.strictObject({
  ...CONDITIONS,
  /** `MOST_PEGS`: the same order as for players who meet `victory` at once. */
  tie: z.enum(['MOST_PEGS', ...UNDECIDED]),
});

export type DynastyVictoryConditions = z.infer<typeof DynastyVictoryConditions>;
export type DynastyVictoryCondition = z.infer<typeof VictoryCondition>;
