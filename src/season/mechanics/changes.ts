import type { PlayerId } from '../../kernel';
import type { Card, Tracked } from '../../rulesets';

export type ValueChange = {
  readonly value: string;
  /** null for a value of the season or of a card. */
  readonly playerId: PlayerId | null;
  /** Left out for values of players and of the season. */
  readonly card?: Card;
  readonly now: Tracked;
};
export type MagistrelliMoved = {
  readonly playerId: PlayerId;
  readonly from: number;
  readonly to: number;
};
