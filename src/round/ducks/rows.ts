import type { Instant, Owner, PlayerId } from '../../kernel';

export type DuckRow = {
  /** `d1`, `d2` … */
  readonly id: string;
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

export const duckOwner = (duckId: string): Owner => `duck:${duckId}`;
export const duckOfOwner = (owner: Owner): string | null =>
  owner.startsWith('duck:') ? owner.slice('duck:'.length) : null;
