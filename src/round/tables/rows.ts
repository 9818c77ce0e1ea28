import type { Instant, ItemCode, PlayerId } from '../../kernel';
import type { Card } from '../../rulesets';
import type { SittingId, TableId } from '../ground/ids';

export const TABLE_KINDS = ['SLOTS', 'WAR'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** How much of each item, each item once. */
export type Wager = readonly { readonly item: ItemCode; readonly quantity: number }[];

/** A line of the chart that a spin shows [Slots]. */
export type ShownLine = { readonly symbol: string; readonly inSequence: number };

/** What one spin came to. */
export type Spin = {
  /** What the die showed, from 1. */
  readonly rolled: readonly number[];
  readonly symbols: readonly string[];
  /** The line that counted; null when none did. */
  readonly line: ShownLine | null;
  readonly price: number;
  readonly payout: number;
  /** What it was paid in, which the rules can change after it; older rows do not say. */
  readonly currency?: ItemCode;
  readonly breaksMachine: boolean;
};

export type DrawnCard = { readonly playerId: PlayerId; readonly card: Card };

/** What happened at a table for War: each drawing, the last of which has a winner. */
export type WarResult = {
  readonly draws: readonly (readonly DrawnCard[])[];
  readonly winnerId: PlayerId | null;
};

/** A table as it was sat down at: each sitting at the slots is one, each war is one. */
export type TableRow = {
  /** `t1`, `t2` … over both kinds. */
  readonly id: TableId;
  readonly kind: TableKind;
  /** PLAYED when play at it ended, ABANDONED when everybody stood up before, VOIDED by proposal. */
  readonly status: 'OPEN' | 'PLAYED' | 'ABANDONED' | 'VOIDED';
  readonly openedAtMs: Instant;
  readonly endedAtMs: Instant | null;
  /** How often a wager was proposed or changed: what is agreed to has this number. */
  readonly terms: number;
  readonly spin: Spin | null;
  readonly war: WarResult | null;
};

/** One player at one table, once. */
export type SittingRow = {
  /** `s1`, `s2` … */
  readonly id: SittingId;
  readonly tableId: TableId;
  readonly playerId: PlayerId;
  readonly kind: TableKind;
  readonly week: number;
  readonly status: 'SITTING' | 'PLAYED' | 'STOOD_UP';
  readonly satDownAtMs: Instant;
  readonly stoodUpAtMs: Instant | null;
  /** Null while none is proposed, and at the slots. */
  readonly wager: Wager | null;
  /** Agreed to the wagers as they stand; the player's own is then on the table [ruling J3]. */
  readonly agreed: boolean;
  /** What the player stirs the dice with. */
  readonly clientSeed: string | null;
};

export const TABLE_SPECS = {
  gamingTables: { open: (row: TableRow) => (row.status === 'OPEN' ? row.kind : null) },
  sittings: {
    at: (row: SittingRow) => (row.status === 'SITTING' ? row.tableId : null),
    sitting: (row: SittingRow) => (row.status === 'SITTING' ? row.playerId : null),
    table: (row: SittingRow) => row.tableId,
    week: (row: SittingRow) => weekKey(row.playerId, row.kind, row.week),
    fought: (row: SittingRow) =>
      row.kind === 'WAR' && row.status === 'PLAYED' ? row.playerId : null,
  },
};

/** A player's sittings of a kind in a week stand under this. */
export const weekKey = (player: PlayerId, kind: TableKind, week: number): string =>
  `${player} ${kind} ${week}`;
