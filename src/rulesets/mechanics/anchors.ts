/** The sections of what a ruleset of either game adds as data. */
const MECHANIC_ANCHORS = ['tracked-values', 'player-actions', 'offices'] as const;

export type MechanicAnchor = (typeof MECHANIC_ANCHORS)[number];

export const isMechanicAnchor = (anchor: string): anchor is MechanicAnchor =>
  MECHANIC_ANCHORS.some((known) => known === anchor);
