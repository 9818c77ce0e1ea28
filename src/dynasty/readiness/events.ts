import type { PlayerId } from '../../kernel';

export type ReadinessSet = {
  readonly type: 'ReadinessSet';
  readonly playerId: PlayerId;
  readonly ready: boolean;
  readonly clientSeed: string | null;
};

export type ReadinessEvent = ReadinessSet;
