/** The shapes of a command's fields, which do not depend on the dynasty. */
import type { DynastyAnchor } from '../../rulesets';
import { shapesOf } from '../../season';
import { refuse } from './refusal';
import type { DynastyRefusal } from './refusal';

/** The shapes for the commands of every season. */
export const SHAPES = shapesOf<DynastyRefusal, DynastyAnchor>(refuse);

export const { unless, digestShape, seedShape, wordsShape } = SHAPES;
