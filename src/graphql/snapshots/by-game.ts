import type { SeasonSnapshot, SnapshotOf } from '../../engine';

export type RoundSnapshot = SnapshotOf<'ROUND'>;
export type DynastySnapshot = SnapshotOf<'DYNASTY'>;

/** For features of one game only; `GAMES` has the features of both. */
export const isRound = (snapshot: SeasonSnapshot): snapshot is RoundSnapshot =>
  snapshot.kind === 'ROUND';
export const isDynasty = (snapshot: SeasonSnapshot): snapshot is DynastySnapshot =>
  snapshot.kind === 'DYNASTY';
