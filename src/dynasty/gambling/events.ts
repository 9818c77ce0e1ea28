import type { PlayerId } from '../../kernel';
import type { PegTransfer } from '../model/pegs';
import type { BetId, GameId } from '../model/ids';

export type BookmakerDeclared = {
  readonly type: 'BookmakerDeclared';
  readonly gameId: GameId;
  readonly playerId: PlayerId;
};
export type BetPlaced = {
  readonly type: 'BetPlaced';
  readonly gameId: GameId;
  readonly betId: BetId;
  readonly playerId: PlayerId;
  readonly onId: PlayerId;
  readonly juice: number;
};
export type BetsPart = 'WINNERS' | 'LOSERS' | 'BOOKMAKER';
export type BetsSettled = {
  readonly type: 'BetsSettled';
  readonly gameId: GameId;
  readonly part: BetsPart;
  /** The settled bets. */
  readonly betIds: readonly BetId[];
  readonly pegs: readonly { readonly playerId: PlayerId; readonly by: number }[];
  readonly transfers: readonly PegTransfer[];
};

export type GamblingEvent = BookmakerDeclared | BetPlaced | BetsSettled;
