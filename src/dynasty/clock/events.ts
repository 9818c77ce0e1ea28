import type { OutageIn, SeasonResumedIn } from '../../season';
import type { GameId } from '../model/ids';

/** `gameIds`: the games with lengthened clocks. */
export type OutageCredited = OutageIn<{ readonly gameIds: readonly GameId[] }>;

/** `gameIds`: the games with clocks delayed by the pause. */
export type SeasonResumed = SeasonResumedIn<{ readonly gameIds: readonly GameId[] }>;

export type DynastyClockEvent = OutageCredited | SeasonResumed;
