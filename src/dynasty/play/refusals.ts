/** The refusals about games and plays. */
import { moment, phrase } from '../../kernel';
import type { Sentences } from '../../kernel';
import type { DynastyFacts } from '../model/facts';

export type PlayRefusals = {
  readonly GAME_NOT_FOUND: DynastyFacts<'gameId'>;
  readonly NOT_A_PARTICIPANT: DynastyFacts<'gameId'>;
  readonly GAME_VOIDED: DynastyFacts<'gameId'>;
  readonly GAME_OVER: DynastyFacts<'gameId' | 'endedAtMs'>;
  readonly GAME_CLOSED: DynastyFacts<'gameId'>;
  readonly NOT_YOUR_TURN: DynastyFacts<'playerId'>;
  readonly NO_PARTICIPANT: DynastyFacts<'gameId' | 'playerId'>;
  readonly CARD_ALREADY_PLAYED: DynastyFacts<'rank' | 'suit'>;
};

export const PLAY_REFUSALS: Sentences<PlayRefusals> = {
  GAME_NOT_FOUND: () => 'There is no such game in this dynasty.',
  NOT_A_PARTICIPANT: () => 'Only the two participants of the game may do this.',
  GAME_VOIDED: () => 'This game was voided.',
  GAME_OVER: ({ endedAtMs }) => `This game has ended${phrase(', at ', moment(endedAtMs))}.`,
  GAME_CLOSED: () => 'This game is closed: nothing can be played in it any more.',
  NOT_YOUR_TURN: () => 'It is not your turn.',
  NO_PARTICIPANT: () => 'This player is not a participant of the game.',
  CARD_ALREADY_PLAYED: () => 'You have named this card in this game already.',
};
