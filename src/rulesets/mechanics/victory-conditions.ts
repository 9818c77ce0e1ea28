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
    .describe('The conditions. Each is true or false for a player.'),
  meet: z
    .enum(['ANY', 'ALL'])
    .describe('ANY: one condition is enough. ALL: every condition is needed.'),
};

/**
 * Several players can meet the conditions at once. These are the outcomes besides the game's own
 * ranking.
 */
export const UNDECIDED = ['SHARED', 'NOBODY'] as const;

export type AnyVictoryConditions = {
  readonly conditions: readonly Expression[];
  readonly meet: 'ANY' | 'ALL';
  readonly tie: string;
};
