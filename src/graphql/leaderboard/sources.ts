import type { PlayerSource } from '../nodes/sources';

export type LeaderboardEntrySource = {
  readonly place: number;
  readonly value: number;
  readonly player: PlayerSource;
};
