/** Masks whose effects have conditions [ruling V27]. */

/** Whoever wears it has fewer pegs than the other. */
export const BEHIND = {
  op: 'LESS',
  of: [{ name: 'item:PEG' }, { name: 'target.item:PEG' }],
} as const;

/** One card more for whoever is behind, and three points for whoever is not. */
export const CORALLINA = {
  ...{ mask: 'CORALLINA', name: 'Corallina', moda: 1 },
  effect: { type: 'HAND', cards: 8, arcana: 0, holds: BEHIND },
  also: [{ type: 'STARTING_SCORE', score: 3, holds: { op: 'NOT', of: [BEHIND] } }],
} as const;
