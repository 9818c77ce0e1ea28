/** A ruleset's own conditions for winning a season, in either game [rulings X9, AB1]. */
import { z } from 'zod';
import type { Expression } from '../expressions/expression';
import { formula } from '../expressions/expression-shape';

/** The fields of these conditions. Each game adds `tie`. */
export const CONDITIONS = {
  conditions: z
    .array(formula('VICTORY', 'True for a player who meets the condition.'))
    .min(1)
    .max(10)
    .meta({
      description: 'The conditions. Each is true or false for a player.',
      says: 'A player wins the season by these conditions: …',
    }),
  meet: z.enum(['ANY', 'ALL']).meta({
    description: 'ANY: one condition is enough. ALL: every condition is needed.',
    ...{ says: 'The player must meet …', labels: { ANY: 'one of them', ALL: 'all of them' } },
  }),
};

/**
 * Several players can meet the conditions at once. These are the outcomes besides the game's own
 * ranking.
 */
export const UNDECIDED = ['SHARED', 'NOBODY'] as const;

/** The words of ways to break a tie. */
export const TIES = {
  says: 'In a tie, …',
  labels: {
    MOST_WEALTH: 'the player with the most wealth wins',
    MOST_PEGS: 'the player with the most pegs wins',
    ...{ SHARED: 'they share the victory', NOBODY: 'nobody wins yet' },
  },
};

export type AnyVictoryConditions = {
  readonly conditions: readonly Expression[];
  readonly meet: 'ANY' | 'ALL';
  readonly tie: string;
};
