/** The sections about a ruleset's own mechanics, in either game. */
const MECHANIC_ANCHORS = ['tracked-values', 'player-actions', 'offices'] as const;

export type MechanicAnchor = (typeof MECHANIC_ANCHORS)[number];

export const isMechanicAnchor = (anchor: string): anchor is MechanicAnchor =>
  MECHANIC_ANCHORS.some((known) => known === anchor);
