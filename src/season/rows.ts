/** The rows that a season of any game has. */
import { nameKey, nameLook } from '../kernel';
import type { AccountId, ClientSeedRow, Instant, PlayerId, RulesInstant } from '../kernel';
import type { Pausing } from './pausing/rows';

/** What is true of any season as a whole; a game adds what is its own. */
export type SeasonRow = Pausing & {
  readonly name: string;
  /** What its host says of it; null for nothing. */
  readonly description: string | null;
  /** The first host. */
  readonly hostAccountId: AccountId;
  /** The players who host, too, in the order in which they began [ruling L10]. */
  readonly coHostIds: readonly PlayerId[];
  /** When one who hosts did something last. */
  readonly hostActedAtMs: Instant;
  readonly status: 'SETUP' | 'RUNNING' | 'ENDED';
  readonly visibility: 'PUBLIC' | 'INVITATION';
  /** The SHA-256 of the invitation code; null while no code was made. */
  readonly inviteHash: string | null;
  readonly createdAtMs: Instant;
  readonly endedAtMs: Instant | null;
  /** How rules-time runs (A4). */
  readonly dayMs: number;
  readonly anchorMs: Instant;
  readonly rulesAnchorMs: RulesInstant;
  /** The clock of a rehearsal; null in earnest. */
  readonly testClockMs: Instant | null;
  readonly revision: number;
};

/** One numbered state of the ruleset document. */
export type RevisionRow<Document> = {
  /** `r1`, `r2` … */
  readonly id: string;
  readonly revision: number;
  readonly adoptedAtMs: Instant;
  /** The number of the event that put it in force. */
  readonly adoptedSeq: number;
  readonly document: Document;
};

export type PlayerRow = {
  readonly id: PlayerId;
  readonly accountId: AccountId;
  readonly name: string;
  readonly joinedAtMs: Instant;
  readonly leftAtMs: Instant | null;
  readonly departure: 'LEFT' | 'REMOVED' | null;
  /** Since when the player idles [ruling L5]; null for one who takes part. */
  readonly idleSinceMs: Instant | null;
};

/** How a season has ended for whoever was a player then. */
export type ResultRow = {
  readonly id: PlayerId;
  readonly accountId: AccountId;
  /** From 1; equal players share a place. */
  readonly place: number;
  readonly won: boolean;
};

/** How many of a kind were numbered so far; numbers are never used again. */
export type CounterRow<Name extends string = string> = { readonly id: Name; readonly last: number };

/** Players by account; those who are present by name, and by what it looks like; the awake ones. */
export const PLAYER_INDEXES = {
  active: (row: PlayerRow): string | null => (row.leftAtMs === null ? 'yes' : null),
  awake: (row: PlayerRow): string | null =>
    row.leftAtMs === null && row.idleSinceMs === null ? 'yes' : null,
  account: (row: PlayerRow): string => row.accountId,
  name: (row: PlayerRow): string | null => (row.leftAtMs === null ? nameKey(row.name) : null),
  look: (row: PlayerRow): string | null => (row.leftAtMs === null ? nameLook(row.name) : null),
};

/** What of a season's state is there in any game. */
export interface SeasonState {
  get(table: 'players', id: PlayerId): PlayerRow | undefined;
  get(table: 'counters', id: string): CounterRow | undefined;
  get(table: 'clientSeeds', id: string): ClientSeedRow | undefined;
  need(table: 'players', id: PlayerId): PlayerRow;
  all(table: 'players'): PlayerRow[];
  all(table: 'results'): ResultRow[];
  by(table: 'players', index: keyof typeof PLAYER_INDEXES, key: string): PlayerRow[];
  countBy(table: 'players', index: keyof typeof PLAYER_INDEXES, key: string): number;
  put(table: 'players', row: PlayerRow): void;
  put(table: 'counters', row: CounterRow): void;
  put(table: 'results', row: ResultRow): void;
}
