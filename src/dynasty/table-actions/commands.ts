import type { GameId } from '../ground/ids';

export type TakeTableAction = {
  readonly type: 'TakeTableAction';
  readonly gameId: GameId;
  readonly action: string;
  /** The code of the trick that is chosen. */
  readonly trick: string;
};

export type TableCommand = TakeTableAction;
