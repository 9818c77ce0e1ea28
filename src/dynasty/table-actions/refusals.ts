/** The refusals about actions at a table other than plays. */
import type { Sentences } from '../../kernel';
import { titled } from '../../season';
import type { DynastyFacts } from '../model/facts';

export type TableRefusals = {
  readonly TRICK_OUT_OF_REACH: DynastyFacts<'trick' | 'tricks'>;
  readonly TABLE_ACTION_TOO_LATE: DynastyFacts<'action' | 'beforePlay'>;
};

export const TABLE_REFUSALS: Sentences<TableRefusals> = {
  TABLE_ACTION_TOO_LATE: ({ beforePlay }) =>
    `This can be done before play ${beforePlay} of a game, and that has been made.`,
  TRICK_OUT_OF_REACH: ({ trick, tricks }) =>
    tricks.length === 0
      ? 'There is no trick left in this game to which this can be done.'
      : `This cannot be done to ${titled(trick)} in this game, only to one of ${tricks.map(titled).join(', ')}.`,
};
