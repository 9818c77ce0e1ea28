import { masksOf } from '../../dynasty';
import type { MaskView } from '../../dynasty';
import type { DynastySnapshot } from '../snapshots/by-game';

export type MaskSource = { readonly reading: DynastySnapshot; readonly mask: MaskView };

export const masksIn = (reading: DynastySnapshot): MaskSource[] =>
  masksOf(reading.state).map((mask) => ({ reading, mask }));

/** Null for a mask that is not in the rules any more. */
export const maskIn = (reading: DynastySnapshot, code: string): MaskSource | null =>
  masksIn(reading).find(({ mask }) => mask.mask === code) ?? null;
