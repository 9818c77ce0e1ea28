import { moment, phrase } from '../../kernel';
import type { Instant, PlayerId, Sentences } from '../../kernel';
import type { Card } from '../../rulesets';
import type { DynastyFacts } from '../model/facts';
import type { GameId } from '../model/ids';
import type { GameClosing } from '../model/rows';

export type PlayCard = {
  readonly type: 'PlayCard';
  readonly gameId: GameId;
  readonly card: Card;
  /** The claimed points; 0 for no claim. */
  readonly claim: number;
};
export type ResignGame = { readonly type: 'ResignGame'; readonly gameId: GameId };

export type PlayCommand = PlayCard | ResignGame;

export type CardPlayed = {
  readonly type: 'CardPlayed';
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly number: number;
  readonly card: Card;
  readonly claim: number;
  readonly scored: number;
  /** True if the player has named the card before. */
  readonly again: boolean;
};
/** The player's clock expires soon. */
export type ClockWarned = {
  readonly type: 'ClockWarned';
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly deadlineMs: Instant;
};
export type GameClosed = {
  readonly type: 'GameClosed';
  readonly gameId: GameId;
  readonly closing: GameClosing;
  /** The player who resigned; null if all plays were made. */
  readonly resignedId: PlayerId | null;
};

export type PlayEvent = CardPlayed | ClockWarned | GameClosed;

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
  GAME_OVER: ({ endedAtMs }) => `This game ended${phrase(' at ', moment(endedAtMs))}.`,
  GAME_CLOSED: () => 'This game is closed: its play is over.',
  NOT_YOUR_TURN: () => 'It is not your turn.',
  NO_PARTICIPANT: () => 'This player is not a participant of the game.',
  CARD_ALREADY_PLAYED: () => 'You have already named this card in this game: name another.',
};
