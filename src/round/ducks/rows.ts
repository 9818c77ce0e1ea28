import type { Instant, Owner, PlayerId } from '../../kernel';
import { DUCK_IDS } from './ids';
import type { DuckId } from './ids';

export type DuckRow = {
  /** `d1`, `d2` … */
  readonly id: DuckId;
  readonly name: string;
  /** To whom it belongs, or did to its end. */
  readonly playerId: PlayerId;
  readonly createdAtMs: Instant;
  /** When it was lost with its player's items; null while it is there. */
  readonly lostAtMs: Instant | null;
};

export const DUCK_INDEXES = {
  player: (row: DuckRow): string | null => (row.lostAtMs === null ? row.playerId : null),
};

export const duckOwner = (duckId: DuckId): Owner => `duck:${duckId}`;
export const duckOfOwner = (owner: Owner): DuckId | null =>
  owner.startsWith('duck:') ? DUCK_IDS.read(owner.slice('duck:'.length)) : null;
