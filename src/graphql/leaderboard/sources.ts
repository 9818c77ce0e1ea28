import type { PlayerSource } from '../sources';

export type LeaderboardEntrySource = {
  readonly place: number;
  readonly value: number;
  readonly player: PlayerSource;
};
