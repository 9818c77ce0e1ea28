import type { PlayerId } from '../../kernel';

export type BecomeBookmaker = { readonly type: 'BecomeBookmaker'; readonly gameId: string };
export type PlaceBet = {
  readonly type: 'PlaceBet';
  readonly gameId: string;
  readonly on: PlayerId;
};
export type SettleBets = { readonly type: 'SettleBets'; readonly gameId: string };

export type GamblingCommand = BecomeBookmaker | PlaceBet | SettleBets;
