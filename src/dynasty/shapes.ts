/** What can be said of a command's fields without looking at the dynasty. */
import type { DynastyAnchor } from '../rulesets';
import { shapesOf } from '../season';
import { refuse } from './refusal';
import type { DynastyRefusal } from './refusal';

export const {
  unless,
  nameShape,
  personNameShape,
  digestShape,
  seedShape,
  instantShape,
  wordsShape,
} = shapesOf<DynastyRefusal, DynastyAnchor>(refuse);
