/** What can be said of a command's fields without looking at the dynasty. */
import type { DynastyAnchor } from '../../rulesets';
import { shapesOf } from '../../season';
import { refuse } from './refusal';
import type { DynastyRefusal } from './refusal';

/** What the commands of every season are held to. */
export const SHAPES = shapesOf<DynastyRefusal, DynastyAnchor>(refuse);

export const { unless, digestShape, seedShape, wordsShape } = SHAPES;
