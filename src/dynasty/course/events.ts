import type { OutageIn } from '../../season';
import type { GameId } from '../dealing/ids';

/** `gameIds`: those whose clocks are longer by it. */
export type OutageCredited = OutageIn<{ readonly gameIds: readonly GameId[] }>;

export type CourseEvent = OutageCredited;
