import type { OutageIn, SeasonResumedIn } from '../../season';
import type { GameId } from '../model/ids';

/** `gameIds`: the games whose clocks the outage lengthened. */
export type OutageCredited = OutageIn<{ readonly gameIds: readonly GameId[] }>;

/** `gameIds`: the games whose clocks the pause delayed. */
export type SeasonResumed = SeasonResumedIn<{ readonly gameIds: readonly GameId[] }>;

export type DynastyClockEvent = OutageCredited | SeasonResumed;
