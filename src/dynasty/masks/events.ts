import type { PlayerId } from '../../kernel';
import type { GameId } from '../model/ids';

export type MaskWorn = {
  readonly type: 'MaskWorn';
  readonly playerId: PlayerId;
  readonly mask: string | null;
};
export type RealiUsed = {
  readonly type: 'RealiUsed';
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly trick: string;
  readonly scored: number;
};
export type MaskRevealed = {
  readonly type: 'MaskRevealed';
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly mask: string;
};

/** The powers of masks at a table. */
export type MaskPower = RealiUsed | MaskRevealed;

export type MaskEvent = MaskWorn | MaskPower;
