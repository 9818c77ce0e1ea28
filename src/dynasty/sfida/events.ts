import type { PlayerId } from '../../kernel';

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

export type SfidaEvent = SfidaOffered | SfidaAnswered;
