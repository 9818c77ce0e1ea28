import type { PlayerId, Transfer } from '../../kernel';
import type { AdvanceClock, ClockAdvanced } from '../../season';
import type { ItemAmount } from '../model/items';

export type GrantItems = {
  readonly type: 'GrantItems';
  readonly playerId: PlayerId;
  readonly items: readonly ItemAmount[];
};

export type RehearsalCommand = AdvanceClock | GrantItems;

export type ItemsGranted = {
  readonly type: 'ItemsGranted';
  readonly playerId: PlayerId;
  readonly transfers: readonly Transfer[];
};

export type RehearsalEvent = ClockAdvanced | ItemsGranted;
