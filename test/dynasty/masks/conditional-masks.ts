/** Masks whose effects have conditions [ruling V27]. */

/** True for a wearer who has fewer pegs than the opponent. */
export const BEHIND = {
  op: 'LESS',
  of: [{ name: 'item:PEG' }, { name: 'target.item:PEG' }],
} as const;

/** The player with fewer pegs gets one more card; the other starts with three points. */
export const CORALLINA = {
  ...{ mask: 'CORALLINA', name: 'Corallina', moda: 1 },
  effect: { type: 'HAND', cards: 8, arcana: 0, holds: BEHIND },
  also: [{ type: 'STARTING_SCORE', score: 3, holds: { op: 'NOT', of: [BEHIND] } }],
} as const;
