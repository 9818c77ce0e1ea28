import { listed } from '../../kernel';
import type { PlayerId, Sentences } from '../../kernel';
import { called, calledAll } from '../../season';
import type { DynastyFacts } from '../model/facts';
import type { GameId } from '../model/ids';
import type { PegTransfer } from '../model/pegs';

export type TakeTableAction = {
  readonly type: 'TakeTableAction';
  readonly gameId: GameId;
  readonly action: string;
  /** The code of the chosen trick. */
  readonly trick: string;
};

export type TableCommand = TakeTableAction;

export type TableActionTaken = {
  readonly type: 'TableActionTaken';
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly action: string;
  readonly trick: string;
  /** True if the trick scores from now on; false if it no longer scores. */
  readonly added: boolean;
  /** The number of pegs paid. */
  readonly pegsPaid: number;
  /** The active tricks after the action. */
  readonly tricks: readonly string[];
  readonly transfers: readonly PegTransfer[];
};

export type TableEvent = TableActionTaken;

export type TableRefusals = {
  readonly TRICK_OUT_OF_REACH: DynastyFacts<'trick' | 'tricks'>;
  readonly TABLE_ACTION_TOO_LATE: DynastyFacts<'action' | 'beforePlay'>;
};

export const TABLE_REFUSALS: Sentences<TableRefusals> = {
  TABLE_ACTION_TOO_LATE: ({ beforePlay }) =>
    `This can be done only before play ${beforePlay} of a game, and that play has been made.`,
  TRICK_OUT_OF_REACH: ({ trick, tricks, titles }) =>
    tricks.length === 0
      ? 'No trick of this game is left for this.'
      : `This cannot be done to ${called(titles, 'trick', trick)} in this game: choose ${listed(calledAll(titles, 'tricks', tricks), 'or')}.`,
};
