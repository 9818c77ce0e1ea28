import type { PlayerId, Transfer } from '../../kernel';
import type { DuckId } from '../model/ids';

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
/** Its player is leaving; the duck and all its items are lost. */
export type DuckLost = {
  readonly type: 'DuckLost';
  readonly duckId: DuckId;
  readonly playerId: PlayerId;
  readonly transfers: readonly Transfer[];
};

export type DuckEvent = DuckCreated | DuckTraded | DuckLost;
