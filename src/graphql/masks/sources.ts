import { masksOf } from '../../dynasty';
import type { MaskView } from '../../dynasty';
import type { DynastyReading } from '../snapshots/by-game';

export type MaskSource = { readonly reading: DynastyReading; readonly mask: MaskView };

export const masksIn = (reading: DynastyReading): MaskSource[] =>
  masksOf(reading.state).map((mask) => ({ reading, mask }));

/** Null for a mask that is not in the rules any more. */
export const maskIn = (reading: DynastyReading, code: string): MaskSource | null =>
  masksIn(reading).find(({ mask }) => mask.mask === code) ?? null;
