import type { Segment } from '../../document/problem';

/** The path of a mask's effect: the first by itself, the further ones in a list. */
export const pathOfEffect = (mask: number, place: number): readonly Segment[] =>
  place === 0 ? ['masks', mask, 'effect'] : ['masks', mask, 'also', place - 1];
