import type { PlayerId, Transfer, Instant, NoFacts, Sentences } from '../../kernel';
import { amountOf, itemTitle } from '../../season';
import type { RoundFacts } from '../model/facts';
import type { DuckId } from '../model/ids';
import type { ItemAmount } from '../model/items';

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

export type DuckCreated = {
  readonly type: 'DuckCreated';
  readonly duckId: DuckId;
  readonly playerId: PlayerId;
  readonly name: string;
};
export type DuckTraded = {
  readonly type: 'DuckTraded';
  readonly duckId: DuckId;
  readonly playerId: PlayerId;
  readonly transfers: readonly Transfer[];
};
/** The player is leaving; the duck and all its items are lost. */
export type DuckLost = {
  readonly type: 'DuckLost';
  readonly duckId: DuckId;
  readonly playerId: PlayerId;
  readonly transfers: readonly Transfer[];
};

export type DuckEvent = DuckCreated | DuckTraded | DuckLost;

export type DuckRow = {
  /** `d1`, `d2` … */
  readonly id: DuckId;
  readonly name: string;
  /** The duck's present or last owner. */
  readonly playerId: PlayerId;
  readonly createdAtMs: Instant;
  /** The instant at which the duck was lost with its player's items; null while it exists. */
  readonly lostAtMs: Instant | null;
};

export const DUCK_INDEXES = {
  player: (row: DuckRow): string | null => (row.lostAtMs === null ? row.playerId : null),
};

export type DuckRefusals = {
  readonly NO_DUCKS: NoFacts;
  readonly DUCK_NOT_FOUND: RoundFacts<'duckId'>;
  readonly DUCK_NOT_YOURS: RoundFacts<'duckId'>;
  readonly QUACK_ITEM: RoundFacts<'item'>;
  readonly DUCK_LACKS: RoundFacts<'duckId' | 'item' | 'have' | 'need'>;
  readonly TOO_MANY_DUCKS: RoundFacts<'playerId' | 'ducks' | 'most'>;
};

export const DUCK_REFUSALS: Sentences<DuckRefusals> = {
  NO_DUCKS: () => 'The rules of this season have no ducks.',
  DUCK_NOT_FOUND: () => 'There is no such duck in this season now.',
  DUCK_NOT_YOURS: () => 'That duck belongs to another player.',
  QUACK_ITEM: ({ item, titles }) =>
    `Ducks neither get nor give Quack items, and ${itemTitle(item, titles)} is one.`,
  DUCK_LACKS: ({ item, have, need, titles }) =>
    `This takes ${amountOf(need, item, titles)}, and the duck has ${have}.`,
  TOO_MANY_DUCKS: ({ ducks, most }) => `The player has ${ducks} ducks, and the maximum is ${most}.`,
};
