import type { GameId } from '../model/ids';

export type EndGame = { readonly type: 'EndGame'; readonly gameId: GameId };
export type VoidGame = {
  readonly type: 'VoidGame';
  readonly gameId: GameId;
  readonly reason: string;
};

export type EndingCommand = EndGame | VoidGame;
