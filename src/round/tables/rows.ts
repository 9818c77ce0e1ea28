import type { Instant, ItemCode, PlayerId } from '../../kernel';
import type { Card } from '../../rulesets';
import type { SittingId, TableId } from '../model/ids';

export const TABLE_KINDS = ['SLOTS', 'WAR'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** The amount of each item, each item once. */
export type Wager = readonly { readonly item: ItemCode; readonly quantity: number }[];

/** A line of the chart, as a spin shows it [Slots]. */
export type ShownLine = { readonly symbol: string; readonly inSequence: number };

/** The result of one spin. */
export type Spin = {
  /** The values of the die, from 1. */
  readonly rolled: readonly number[];
  readonly symbols: readonly string[];
  /** The line that counted; null for none. */
  readonly line: ShownLine | null;
  readonly price: number;
  readonly payout: number;
  /** The currency of the price, which later rules can change; absent in older rows. */
  readonly currency?: ItemCode;
  readonly breaksMachine: boolean;
};

export type DrawnCard = { readonly playerId: PlayerId; readonly card: Card };

/** The result of a table for War: each drawing, the last of which has a winner. */
export type WarResult = {
  readonly draws: readonly (readonly DrawnCard[])[];
  readonly winnerId: PlayerId | null;
};

/** One use of a table: each sitting at the slots is one, each war is one. */
export type TableRow = {
  /** `t1`, `t2` … over both kinds. */
  readonly id: TableId;
  readonly kind: TableKind;
  /** PLAYED: play at it ended; ABANDONED: everybody stood up before; VOIDED: by a proposal. */
  readonly status: 'OPEN' | 'PLAYED' | 'ABANDONED' | 'VOIDED';
  readonly openedAtMs: Instant;
  readonly endedAtMs: Instant | null;
  /** The number of proposals and changes of wagers; an agreement names it. */
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
  /** Null before a proposal, and at the slots. */
  readonly wager: Wager | null;
  /** Agreed to the present wagers; the player's own is then on the table [ruling J3]. */
  readonly agreed: boolean;
  /** The player's addition to the dice. */
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

/** The index key of a player's sittings of a kind in a week. */
export const weekKey = (player: PlayerId, kind: TableKind, week: number): string =>
  `${player} ${kind} ${week}`;
