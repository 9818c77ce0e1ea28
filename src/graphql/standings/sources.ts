import type { StandingsHistory, Moment, PlayerRow } from '../../season';
import type { DynastyStanding } from '../../dynasty';
import type { Standing } from '../../engine';
import type { SeasonSnapshot } from '../../engine';
import type { RoundStanding } from '../../round';

/** A moment of a season, with the history of the players' standings. */
export type StandingsSource = {
  readonly snapshot: SeasonSnapshot;
  readonly chronicle: StandingsHistory<Standing>;
  readonly moment: Moment;
};

type Of<S> = {
  readonly snapshot: SeasonSnapshot;
  readonly player: PlayerRow;
  readonly standing: S;
};
export type RoundStandingSource = Of<RoundStanding>;
export type DynastyStandingSource = Of<DynastyStanding>;
export type StandingSource = Of<Standing>;
