export type EndGame = { readonly type: 'EndGame'; readonly gameId: string };
export type VoidGame = {
  readonly type: 'VoidGame';
  readonly gameId: string;
  readonly reason: string;
};

export type EndingCommand = EndGame | VoidGame;
