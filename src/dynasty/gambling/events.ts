import type { PlayerId, Transfer } from '../../kernel';

export type BookmakerDeclared = {
  readonly type: 'BookmakerDeclared';
  readonly gameId: string;
  readonly playerId: PlayerId;
};
export type BetPlaced = {
  readonly type: 'BetPlaced';
  readonly gameId: string;
  readonly betId: string;
  readonly playerId: PlayerId;
  readonly onId: PlayerId;
  readonly juice: number;
};
export type BetsPart = 'WINNERS' | 'LOSERS' | 'BOOKMAKER';
export type BetsSettled = {
  readonly type: 'BetsSettled';
  readonly gameId: string;
  readonly part: BetsPart;
  /** The bets that are settled by it. */
  readonly betIds: readonly string[];
  readonly pegs: readonly { readonly playerId: PlayerId; readonly by: number }[];
  readonly transfers: readonly Transfer[];
};

export type GamblingEvent = BookmakerDeclared | BetPlaced | BetsSettled;
