/** The conditions of the ruleset's own that win a season, in either game [rulings X9, AB1]. */
import { z } from 'zod';
import type { Expression } from '../expressions/expression';
import { ExpressionShape } from '../expressions/expression-shape';

/** The fields of such conditions; a game adds `tie`. */
export const CONDITIONS = {
  /** Each is true or false for a player. */
  conditions: z.array(ExpressionShape).min(1).max(10),
  /** True if one of them is enough. */
  meet: z.enum(['ANY', 'ALL']),
};

/** The outcomes for several players who meet them at once, besides the game's own ranking. */
export const UNDECIDED = ['SHARED', 'NOBODY'] as const;

export type AnyVictoryConditions = {
  readonly conditions: readonly Expression[];
  readonly meet: 'ANY' | 'ALL';
  readonly tie: string;
};
