/** What wins a season by conditions of the ruleset's own, in either game [rulings X9, AB1]. */
import { z } from 'zod';
import type { Expression } from '../expressions/expression';
import { ExpressionShape } from '../expressions/expression-shape';

/** The fields of such conditions; a game adds `tie`. */
export const CONDITIONS = {
  /** Each true or false of a player. */
  conditions: z.array(ExpressionShape).min(1).max(10),
  /** Whether one of them is enough. */
  meet: z.enum(['ANY', 'ALL']),
};

/** What can become of several who meet them at once, besides that a game takes whoever is ahead. */
export const UNDECIDED = ['SHARED', 'NOBODY'] as const;

export type AnyVictoryConditions = {
  readonly conditions: readonly Expression[];
  readonly meet: 'ANY' | 'ALL';
  readonly tie: string;
};
