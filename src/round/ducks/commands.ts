import type { PlayerId } from '../../kernel';
import type { ItemAmount } from '../model/items';
import type { DuckId } from '../model/ids';

export type CreateDuck = {
  readonly type: 'CreateDuck';
  readonly playerId: PlayerId;
  readonly name: string;
};
export type TradeWithDuck = {
  readonly type: 'TradeWithDuck';
  readonly duckId: DuckId;
  readonly give: readonly ItemAmount[];
  readonly take: readonly ItemAmount[];
};

export type DuckCommand = CreateDuck | TradeWithDuck;
