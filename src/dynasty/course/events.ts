import type { OutageIn, SeasonResumedIn } from '../../season';
import type { GameId } from '../ground/ids';

/** `gameIds`: those whose clocks are longer by it. */
export type OutageCredited = OutageIn<{ readonly gameIds: readonly GameId[] }>;

/** `gameIds`: those whose clocks are later by the pause. */
export type SeasonResumed = SeasonResumedIn<{ readonly gameIds: readonly GameId[] }>;

export type CourseEvent = OutageCredited | SeasonResumed;
