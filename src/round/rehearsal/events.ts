import type { PlayerId, Transfer } from '../../kernel';
import type { ClockAdvanced } from '../../season';

export type ItemsGranted = {
  readonly type: 'ItemsGranted';
  readonly playerId: PlayerId;
  readonly transfers: readonly Transfer[];
};

export type RehearsalEvent = ClockAdvanced | ItemsGranted;
