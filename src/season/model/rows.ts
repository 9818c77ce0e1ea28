/** The rows that a season of any game has. */
import { nameKey, nameLook } from '../../kernel';
import type { AccountId, ClientSeedRow, Instant, PlayerId, RulesInstant } from '../../kernel';

/** The row of any season; a game adds its own fields. */
export type SeasonRow = Pausing & {
  readonly name: string;
  /** The host's description; null for none. */
  readonly description: string | null;
  /** The account of the first host. */
  readonly hostAccountId: AccountId;
  /** The co-hosts, in the order in which they began [ruling L10]. */
  readonly coHostIds: readonly PlayerId[];
  /** The time of the last action by any host. */
  readonly hostActedAtMs: Instant;
  readonly status: 'SETUP' | 'RUNNING' | 'ENDED';
  readonly visibility: 'PUBLIC' | 'INVITATION';
  /** The SHA-256 of the invitation code; null if no code was made. */
  readonly inviteHash: string | null;
  readonly createdAtMs: Instant;
  readonly endedAtMs: Instant | null;
  /** The tempo of rules-time (A4). */
  readonly dayMs: number;
  readonly anchorMs: Instant;
  readonly rulesAnchorMs: RulesInstant;
  /** The clock of a rehearsal; null for a real season. */
  readonly testClockMs: Instant | null;
  readonly revision: number;
};

/** One numbered revision of the ruleset document. */
export type RevisionRow<Document> = {
  /** `r1`, `r2` … */
  readonly id: string;
  readonly revision: number;
  readonly adoptedAtMs: Instant;
  /** The number of the event that put the revision in force. */
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
  /** The start of the player's idling [ruling L5]; null for a player who is not idle. */
  readonly idleSinceMs: Instant | null;
};

/** The season's result for each player present at its end. */
export type ResultRow = {
  readonly id: PlayerId;
  readonly accountId: AccountId;
  /** The player's place, from 1. Equal players share a place. */
  readonly place: number;
  readonly won: boolean;
};

/** The last number of a kind. Numbers are never reused. */
export type CounterRow<Name extends string = string> = { readonly id: Name; readonly last: number };

/** The indexes of players. All except `account` contain only present players. */
export const PLAYER_INDEXES = {
  active: (row: PlayerRow): string | null => (row.leftAtMs === null ? 'yes' : null),
  awake: (row: PlayerRow): string | null =>
    row.leftAtMs === null && row.idleSinceMs === null ? 'yes' : null,
  account: (row: PlayerRow): string => row.accountId,
  name: (row: PlayerRow): string | null => (row.leftAtMs === null ? nameKey(row.name) : null),
  look: (row: PlayerRow): string | null => (row.leftAtMs === null ? nameLook(row.name) : null),
};

/** The tables of any game's state. */
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

/** A pause of the season by vote [ruling AA5]. */
export type Pausing = {
  /** The start of the pause; null if the season is not paused. */
  readonly pausedSinceMs: Instant | null;
  /** The end of the present or last pause; null if there was none. */
  readonly pausedUntilMs: Instant | null;
};

export const NEVER_PAUSED: Pausing = { pausedSinceMs: null, pausedUntilMs: null };
