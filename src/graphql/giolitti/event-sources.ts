import type { PlayerId } from '../../kernel';
import type { MagistrelliChange, Movement, PegReason } from '../../dynasty';
import type { SeasonSnapshot } from '../../engine';
import type { DynastyReading } from '../snapshots/by-game';

/* Parts of events of a dynasty. */

export type PegChangeSource = {
  readonly reading: DynastyReading;
  readonly playerId: PlayerId;
  /** None is told of bets. */
  readonly reason?: PegReason;
  readonly by: number;
};
export type MagistrelliChangeSource = MagistrelliChange & { readonly reading: SeasonSnapshot };
export type GameMovementSource = Movement & { readonly reading: DynastyReading };
