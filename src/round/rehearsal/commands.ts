import type { PlayerId } from '../../kernel';
import type { AdvanceClock } from '../../season';
import type { ItemAmount } from '../model/items';

export type GrantItems = {
  readonly type: 'GrantItems';
  readonly playerId: PlayerId;
  readonly items: readonly ItemAmount[];
};

export type RehearsalCommand = AdvanceClock | GrantItems;
