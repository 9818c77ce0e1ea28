/** The refusals about gambling. */
import { moment } from '../../kernel';
import type { NoFacts, Sentences } from '../../kernel';
import type { DynastyFacts } from '../model/facts';

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
  YOU_ARE_A_PARTICIPANT: () => 'Participants of the game may not do this.',
  NO_BETTING: () => 'The rules of this game have no betting.',
  BET_ON_NO_PARTICIPANT: () => 'A bet is on one of the two participants.',
  BOOKMAKER_TAKEN: () => 'This game has a bookmaker already.',
  YOU_ARE_THE_BOOKMAKER: () => 'The bookmaker of a game does not bet on it.',
  ALREADY_BET: () => 'You have bet on this game already.',
  GAME_NOT_ENDED: () => 'This game has not ended yet.',
  NO_BETS: () => 'There are no bets on this game.',
  BETS_SETTLED: () => 'The bets on this game are settled.',
  TOO_LATE_TO_SETTLE: ({ untilMs }) =>
    `The bets on this game can no longer be settled: they could be until ${moment(untilMs)}.`,
};
