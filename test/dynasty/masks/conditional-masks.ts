/** Masks whose effects have conditions [ruling V27]. */

/** True for a wearer with fewer pegs than the opponent. */
export const BEHIND = {
  op: 'LESS',
  of: [{ name: 'item:PEG' }, { name: 'target.item:PEG' }],
} as const;

/** One card more for the player behind, and three points for the other. */
export const CORALLINA = {
  ...{ mask: 'CORALLINA', name: 'Corallina', moda: 1 },
  effect: { type: 'HAND', cards: 8, arcana: 0, holds: BEHIND },
  also: [{ type: 'STARTING_SCORE', score: 3, holds: { op: 'NOT', of: [BEHIND] } }],
} as const;
