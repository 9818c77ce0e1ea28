import type { SeasonSnapshot, SnapshotOf } from '../../engine';

export type RoundReading = SnapshotOf<'ROUND'>;
export type DynastyReading = SnapshotOf<'DYNASTY'>;

/** For what one of the games alone has; what each has in its own way is in `GAMES`. */
export const isRound = (reading: SeasonSnapshot): reading is RoundReading =>
  reading.kind === 'ROUND';
export const isDynasty = (reading: SeasonSnapshot): reading is DynastyReading =>
  reading.kind === 'DYNASTY';
