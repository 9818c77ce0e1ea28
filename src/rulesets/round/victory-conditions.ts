/** The conditions of the ruleset's own that win a round [Victory; ruling X9]. */
import { z } from 'zod';
import { CONDITIONS, UNDECIDED } from '../mechanics/victory-conditions';

export const VictoryConditions = z.strictObject({
  ...CONDITIONS,
  tie: z.enum(['MOST_WEALTH', ...UNDECIDED]),
});

export type VictoryConditions = z.infer<typeof VictoryConditions>;
