import type { Refuse as RefuseFrom } from '../../kernel';
import type { SeasonRefusals } from './refusals';

/** The sections that the rules of every game have. */
export type SeasonAnchor = 'seasons' | 'players';

/** Makes a game's refusal of a code that every season has. */
export type Refuse<F, Anchor extends string = never> = RefuseFrom<
  SeasonRefusals,
  Anchor | SeasonAnchor,
  F
>;
