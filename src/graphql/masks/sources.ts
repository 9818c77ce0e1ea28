import { masksOf } from '../../dynasty';
import type { MaskView } from '../../dynasty';
import type { DynastySnapshot } from '../snapshots/by-game';

export type MaskSource = { readonly snapshot: DynastySnapshot; readonly mask: MaskView };

export const masksIn = (snapshot: DynastySnapshot): MaskSource[] =>
  masksOf(snapshot.state).map((mask) => ({ snapshot, mask }));

/** Null if the rules no longer have the mask. */
export const maskIn = (snapshot: DynastySnapshot, code: string): MaskSource | null =>
  masksIn(snapshot).find(({ mask }) => mask.mask === code) ?? null;
