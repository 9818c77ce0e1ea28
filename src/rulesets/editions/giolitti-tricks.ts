/** Tricks [Giolitti], in the order of the text. */
import type { Pattern, Trick } from '../dynasty/tricks';
import { deepFreeze } from '../document/ruleset';

const HEAVENLY = ['SUN', 'MOON', 'STAR'];

const trick = (
  [code, name]: readonly [string, string],
  of: string,
  points: number,
  pattern: Pattern,
): Trick => ({ trick: code, name, class: of, points, pattern });

export const GIOLITTI_TRICKS: Trick[] = deepFreeze<Trick[]>([
  trick(['ARIA', 'L’Aria'], 'PERMANENT', 1, { type: 'HIGHER_SUM', minimumCards: 2 }),
  trick(['CORPO_CELESTE', 'Il Corpo Celeste'], 'CELESTIAL', 1, {
    type: 'HIGHER_NEWEST',
    ranks: HEAVENLY,
  }),
  trick(['OSSA', 'L’Ossa'], 'PARTE', 1, { type: 'OLDEST_LIKE_GRAND_CANAL', minimumCards: 3 }),
  trick(['PROPORE', 'Il Propore'], 'PARTE', 2, { type: 'SAME_SUIT', cards: 3 }),
  trick(['TORO', 'Il Toro'], 'PERMANENT', 4, { type: 'SUM_IS_BERSAGLIO', cards: 3 }),
  trick(['TRIPLETTA', 'Tripletta'], 'PARTE', 4, { type: 'SAME_RANK', minimumCards: 3 }),
  trick(['UNIVERSO', 'L’Universo'], 'CELESTIAL', 2, {
    type: 'HAS_RANKS',
    ranks: HEAVENLY,
    minimumCards: 2,
  }),
  trick(['VERME', 'Il Verme'], 'PERMANENT', 4, { type: 'ALL_LOWER', minimumCards: 3 }),
]);
