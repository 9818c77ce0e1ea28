import type { Instant, PlayerId } from '../../kernel';
import type { DuckId } from '../model/ids';

export type DuckRow = {
  /** `d1`, `d2` … */
  readonly id: DuckId;
  readonly name: string;
  /** Its present or last owner. */
  readonly playerId: PlayerId;
  readonly createdAtMs: Instant;
  /** When it was lost with its player's items; null while it exists. */
  readonly lostAtMs: Instant | null;
};

export const DUCK_INDEXES = {
  player: (row: DuckRow): string | null => (row.lostAtMs === null ? row.playerId : null),
};
