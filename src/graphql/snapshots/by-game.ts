import type { SeasonSnapshot, SnapshotOf } from '../../engine';

export type RoundSnapshot = SnapshotOf<'ROUND'>;
export type DynastySnapshot = SnapshotOf<'DYNASTY'>;

/** For what one of the games alone has; what each has in its own way is in `GAMES`. */
export const isRound = (reading: SeasonSnapshot): reading is RoundSnapshot =>
  reading.kind === 'ROUND';
export const isDynasty = (reading: SeasonSnapshot): reading is DynastySnapshot =>
  reading.kind === 'DYNASTY';
