import { moment } from '../../kernel';
import type { PlayerId, NoFacts, Sentences } from '../../kernel';
import type { DynastyFacts } from '../model/facts';
import type { GameId, BetId } from '../model/ids';
import type { PegTransfer } from '../model/pegs';

export type BecomeBookmaker = { readonly type: 'BecomeBookmaker'; readonly gameId: GameId };
export type PlaceBet = {
  readonly type: 'PlaceBet';
  readonly gameId: GameId;
  readonly on: PlayerId;
};
export type SettleBets = { readonly type: 'SettleBets'; readonly gameId: GameId };

export type GamblingCommand = BecomeBookmaker | PlaceBet | SettleBets;

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

export type GamblingRefusals = {
  readonly YOU_ARE_A_PARTICIPANT: DynastyFacts<'gameId'>;
  readonly NO_BETTING: NoFacts;
  readonly BET_ON_NO_PARTICIPANT: DynastyFacts<'playerId'>;
  readonly BOOKMAKER_TAKEN: DynastyFacts<'playerId'>;
  readonly YOU_ARE_THE_BOOKMAKER: DynastyFacts<'gameId'>;
  readonly ALREADY_BET: DynastyFacts<'betId'>;
  readonly GAME_NOT_ENDED: DynastyFacts<'gameId'>;
  readonly NO_BETS: DynastyFacts<'gameId'>;
  readonly BETS_SETTLED: DynastyFacts<'gameId'>;
  readonly TOO_LATE_TO_SETTLE: DynastyFacts<'untilMs'>;
};

export const GAMBLING_REFUSALS: Sentences<GamblingRefusals> = {
  YOU_ARE_A_PARTICIPANT: () => 'A participant of the game may not do this, and you are one.',
  NO_BETTING: () => 'The rules of this game have no betting.',
  BET_ON_NO_PARTICIPANT: () => 'A bet must be on one of the two participants.',
  BOOKMAKER_TAKEN: () => 'This game already has a bookmaker.',
  YOU_ARE_THE_BOOKMAKER: () => 'You are the bookmaker of this game, and may not bet on it.',
  ALREADY_BET: () => 'You have already bet on this game.',
  GAME_NOT_ENDED: () => 'This game has not ended yet.',
  NO_BETS: () => 'There are no bets on this game.',
  BETS_SETTLED: () => 'No bets on this game are left for you to settle.',
  TOO_LATE_TO_SETTLE: ({ untilMs }) =>
    `It is too late to settle the bets on this game: the time ended at ${moment(untilMs)}.`,
};
