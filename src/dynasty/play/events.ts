import type { Instant, PlayerId } from '../../kernel';
import type { Card } from '../../rulesets';
import type { GameClosing } from '../model/rows';
import type { GameId } from '../model/ids';

export type CardPlayed = {
  readonly type: 'CardPlayed';
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly number: number;
  readonly card: Card;
  readonly claim: number;
  readonly scored: number;
  /** Whether the player has named the card before. */
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
