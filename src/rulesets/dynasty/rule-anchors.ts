/** The sections of a dynasty's rules, in order. Refusals name them; links lead to them. */
export const DYNASTY_ANCHORS = [
  'general',
  'seasons',
  'players',
  'deck',
  'starting-a-game',
  'play',
  'ending-a-game',
  'tricks',
  'readiness',
  'magistrelli',
  'arcana',
  'masks',
  'moda',
  'gambling',
  'proposals',
  'chance',
] as const;

export type DynastyAnchor = (typeof DYNASTY_ANCHORS)[number];
