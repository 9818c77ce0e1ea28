import type { PlayerId } from '../../kernel';

export type RoundWon = {
  readonly type: 'RoundWon';
  readonly playerId: PlayerId;
  /** Who have won with that player; left out: nobody. */
  readonly sharedWith?: readonly PlayerId[];
};

export type VictoryEvent = RoundWon;
