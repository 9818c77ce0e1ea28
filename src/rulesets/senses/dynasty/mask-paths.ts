import type { Segment } from '../../problem';

/** Where an effect of a mask stands: the first by itself, what it does besides in a list. */
export const pathOfEffect = (mask: number, place: number): readonly Segment[] =>
  place === 0 ? ['masks', mask, 'effect'] : ['masks', mask, 'also', place - 1];
