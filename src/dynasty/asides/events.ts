/** What is done at the table of a game besides playing: in the open, all of it. */
import type { PlayerId, Transfer } from '../../kernel';

export type SfidaOffered = {
  readonly type: 'SfidaOffered';
  readonly gameId: string;
  readonly playerId: PlayerId;
};
export type SfidaAnswered = {
  readonly type: 'SfidaAnswered';
  readonly gameId: string;
  readonly playerId: PlayerId;
  readonly accepted: boolean;
  /** The stakes after it. */
  readonly stakes: number;
};
export type RealiUsed = {
  readonly type: 'RealiUsed';
  readonly gameId: string;
  readonly playerId: PlayerId;
  readonly trick: string;
  readonly scored: number;
};
export type MaskRevealed = {
  readonly type: 'MaskRevealed';
  readonly gameId: string;
  readonly playerId: PlayerId;
  readonly mask: string;
};
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

export type AsideEvent =
  | SfidaOffered
  | SfidaAnswered
  | RealiUsed
  | MaskRevealed
  | BookmakerDeclared
  | BetPlaced
  | BetsSettled;
