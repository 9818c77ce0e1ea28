import type { SeasonSnapshot, SnapshotOf } from '../../engine';

export type RoundSnapshot = SnapshotOf<'ROUND'>;
export type DynastySnapshot = SnapshotOf<'DYNASTY'>;

/** For what one of the games alone has; what each has in its own way is in `GAMES`. */
export const isRound = (snapshot: SeasonSnapshot): snapshot is RoundSnapshot =>
  snapshot.kind === 'ROUND';
export const isDynasty = (snapshot: SeasonSnapshot): snapshot is DynastySnapshot =>
  snapshot.kind === 'DYNASTY';
