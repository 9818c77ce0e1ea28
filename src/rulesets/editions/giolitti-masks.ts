/** Masks [Giolitti], in the order of the text; each begins with a Moda of 1. */
import type { Mask, MaskEffect } from '../dynasty/masks';
import { deepFreeze } from '../document/ruleset';

const mask = (name: string, effect: MaskEffect): Mask => ({
  mask: name.toUpperCase().replaceAll(' ', '_'),
  name,
  moda: 1,
  effect,
});

export const GIOLITTI_MASKS: Mask[] = deepFreeze<Mask[]>([
  mask('Pantalone', { type: 'HAND', cards: 8, arcana: 0 }),
  mask('Arlecchino', { type: 'SECOND_PLAY', cards: 1 }),
  mask('Tognoli', { type: 'CLASS_POINTS', class: 'PARTE', points: 1 }),
  mask('Di Paolo', { type: 'ARCANA_HEFT', heft: 4 }),
  mask('Bonanno', { type: 'HAND', cards: 6, arcana: 1 }),
  mask('Pedrolino', { type: 'STARTING_SCORE', score: 3 }),
  mask('Centofanti', { type: 'ARCANA_GRAND_CANAL' }),
  mask('Reali', { type: 'INACTIVE_TRICK', times: 1 }),
  mask('Morante', { type: 'REVEAL_MASK', times: 1 }),
  mask('Succo', { type: 'BETTING', juice: 2, bettorsPerPeg: 2 }),
]);
