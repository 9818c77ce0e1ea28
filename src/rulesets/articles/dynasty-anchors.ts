import type { MechanicAnchor } from './mechanic-anchors';

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

/** A section of the text. */
export type DynastyTextAnchor = (typeof DYNASTY_ANCHORS)[number];
export type DynastyAnchor = DynastyTextAnchor | MechanicAnchor;
