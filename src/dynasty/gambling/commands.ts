import type { PlayerId } from '../../kernel';
import type { GameId } from '../model/ids';

export type BecomeBookmaker = { readonly type: 'BecomeBookmaker'; readonly gameId: GameId };
export type PlaceBet = {
  readonly type: 'PlaceBet';
  readonly gameId: GameId;
  readonly on: PlayerId;
};
export type SettleBets = { readonly type: 'SettleBets'; readonly gameId: GameId };

export type GamblingCommand = BecomeBookmaker | PlaceBet | SettleBets;
