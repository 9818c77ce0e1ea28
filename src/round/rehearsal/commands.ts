import type { PlayerId } from '../../kernel';
import type { AdvanceClock } from '../../season';

export type GrantItems = {
  readonly type: 'GrantItems';
  readonly playerId: PlayerId;
  readonly items: readonly { readonly item: string; readonly quantity: number }[];
};

export type RehearsalCommand = AdvanceClock | GrantItems;
