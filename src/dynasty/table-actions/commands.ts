import type { GameId } from '../model/ids';

export type TakeTableAction = {
  readonly type: 'TakeTableAction';
  readonly gameId: GameId;
  readonly action: string;
  /** The code of the chosen trick. */
  readonly trick: string;
};

export type TableCommand = TakeTableAction;
