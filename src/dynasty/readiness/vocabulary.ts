import type { PlayerId } from '../../kernel';

export type SetReadiness = {
  readonly type: 'SetReadiness';
  readonly ready: boolean;
  /** The text of the client seed chosen for the next game; null for none. */
  readonly clientSeed: string | null;
};

export type ReadinessCommand = SetReadiness;

export type ReadinessSet = {
  readonly type: 'ReadinessSet';
  readonly playerId: PlayerId;
  readonly ready: boolean;
  readonly clientSeed: string | null;
};

export type ReadinessEvent = ReadinessSet;
