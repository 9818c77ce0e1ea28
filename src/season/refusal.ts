import type { JsonObject } from '../kernel';

/** Why any season refuses. */
export type SeasonRefusalCode =
  | 'MALFORMED'
  | 'NOT_THE_HOST'
  | 'NOT_A_PLAYER'
  | 'ALREADY_A_PLAYER'
  | 'INVITE_WRONG'
  | 'NOT_A_REHEARSAL'
  | 'PLAYER_NOT_FOUND'
  | 'NAME_TAKEN'
  | 'CLOCK_BACKWARDS'
  | 'CLOCK_TOO_FAR';

/** The sections that every game's rules have here. */
export type SeasonAnchor = 'seasons' | 'players';

export type Refuse<F, Anchor extends string = never> = (
  code: SeasonRefusalCode,
  rule: Anchor | SeasonAnchor,
  facts?: JsonObject,
) => F;
