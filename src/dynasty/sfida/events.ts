import type { PlayerId } from '../../kernel';
import type { GameId } from '../model/ids';

export type SfidaOffered = {
  readonly type: 'SfidaOffered';
  readonly gameId: GameId;
  readonly playerId: PlayerId;
};
export type SfidaAnswered = {
  readonly type: 'SfidaAnswered';
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly accepted: boolean;
  /** The stakes after it. */
  readonly stakes: number;
};

export type SfidaEvent = SfidaOffered | SfidaAnswered;
