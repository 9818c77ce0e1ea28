/** Arcana [Giolitti]: their effects in a pocket and as the Grand Canal. */
import type { Arcana } from '../dynasty/arcana';
import { deepFreeze } from '../document/ruleset';

export const GIOLITTI_ARCANA: Arcana = deepFreeze<Arcana>({
  pocket: [
    { rank: 'ANGEL', effect: { type: 'MULTIPLY_OWN_HEFTS', factor: 2 } },
    { rank: 'DEVIL', effect: { type: 'LOWER_OPPONENT_HEFTS', by: 5 } },
    { rank: 'MAGICIAN', effect: { type: 'HEFT_BY_CLAIMANT', holder: 15, opponent: 0 } },
    { rank: 'LIGHTNING', effect: { type: 'ALL_SUITS' } },
    { rank: 'WORLD', effect: { type: 'POINTS_PER_TRICK', of: 'HOLDER', points: 1 } },
    { rank: 'IMPOSTOR', effect: { type: 'POINTS_PER_TRICK', of: 'OPPONENT', points: -1 } },
    { rank: 'DEATH', effect: { type: 'NO_POINTS_WITHOUT', rank: 'ACE' } },
  ],
  grandCanal: [
    { rank: 'ANGEL', effect: { type: 'BERSAGLIO_WITHIN', by: 1 } },
    { rank: 'WORLD', effect: { type: 'ARCANA_HEFT', heft: 15 } },
    { rank: 'SUN', effect: { type: 'POCKET_SIZE', cards: 4, tricksNeedAtMost: null } },
    { rank: 'MOON', effect: { type: 'POCKET_SIZE', cards: 2, tricksNeedAtMost: 2 } },
    { rank: 'STAR', effect: { type: 'ARCANA_ALL_SUITS' } },
    { rank: 'LIGHTNING', effect: { type: 'MASKS_END' } },
    { rank: 'MAGICIAN', effect: { type: 'OPEN_HANDS' } },
  ],
});
