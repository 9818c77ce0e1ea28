import type { PlayerId, Transfer, Instant, ItemCode, NoFacts, Sentences } from '../../kernel';
import type { Card } from '../../rulesets';
import { itemTitle } from '../../season';
import type { Rolls } from '../chance/vocabulary';
import type { RoundFacts } from '../model/facts';
import type { TableId, SittingId } from '../model/ids';

export type PlaySlots = { readonly type: 'PlaySlots'; readonly clientSeed: string | null };
export type SitDown = {
  readonly type: 'SitDown';
  /** Null for a new table. */
  readonly tableId: TableId | null;
};
export type StandUp = { readonly type: 'StandUp' };
export type ProposeWar = {
  readonly type: 'ProposeWar';
  /** Null for the player's present table, or for a new table if the player has none. */
  readonly tableId: TableId | null;
  readonly wager: Wager;
};
export type AgreeToWar = {
  readonly type: 'AgreeToWar';
  readonly tableId: TableId;
  /** The number of the wagers to which the player agrees. */
  readonly terms: number;
  readonly clientSeed: string | null;
};

export type TableCommand = PlaySlots | SitDown | StandUp | ProposeWar | AgreeToWar;

/** One whole sitting at the slots: the price, the spin, the payout [Slots]. */
export type SlotsPlayed = {
  readonly type: 'SlotsPlayed';
  readonly tableId: TableId;
  readonly sittingId: SittingId;
  readonly playerId: PlayerId;
  readonly symbols: readonly string[];
  readonly line: ShownLine | null;
  readonly price: number;
  readonly payout: number;
  readonly breaksMachine: boolean;
  readonly rolls: Rolls;
  readonly transfers: readonly Transfer[];
};
/** A player sat down at a table for War. The first player opens the table. */
export type SatDown = {
  readonly type: 'SatDown';
  readonly tableId: TableId;
  readonly sittingId: SittingId;
  readonly playerId: PlayerId;
};
/** A changed wager cancels the agreements, and the items on the table are returned. */
export type WarProposed = {
  readonly type: 'WarProposed';
  readonly tableId: TableId;
  readonly playerId: PlayerId;
  readonly wager: Wager;
  readonly terms: number;
  readonly transfers: readonly Transfer[];
};
/** The player puts their own wager on the table [ruling J3]. */
export type WarAgreed = {
  readonly type: 'WarAgreed';
  readonly tableId: TableId;
  readonly playerId: PlayerId;
  readonly terms: number;
  readonly clientSeed: string | null;
  readonly transfers: readonly Transfer[];
};
/** Each player drew a card. After a tie they draw again; a winner takes the items on the table. */
export type WarDrawn = {
  readonly type: 'WarDrawn';
  readonly tableId: TableId;
  readonly cards: readonly DrawnCard[];
  readonly winnerId: PlayerId | null;
  readonly rolls: Rolls;
  readonly transfers: readonly Transfer[];
};
/** A player stood up before the end of play; the items on the table are returned. */
export type StoodUp = {
  readonly type: 'StoodUp';
  readonly tableId: TableId;
  readonly sittingId: SittingId;
  readonly playerId: PlayerId;
  readonly transfers: readonly Transfer[];
};

export type TableEvent = SlotsPlayed | SatDown | WarProposed | WarAgreed | WarDrawn | StoodUp;

export const TABLE_KINDS = ['SLOTS', 'WAR'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** The wagered amount of each item; each item is listed once. */
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
  /** The currency of the price, since later rules can change it; absent in older rows. */
  readonly currency?: ItemCode;
  readonly breaksMachine: boolean;
};

export type DrawnCard = { readonly playerId: PlayerId; readonly card: Card };

/** The drawings of a war. If the war has a winner, the last drawing decided it. */
export type WarResult = {
  readonly draws: readonly (readonly DrawnCard[])[];
  readonly winnerId: PlayerId | null;
};

/** One use of a table: a sitting at the slots, or a war. */
export type TableRow = {
  /** `t1`, `t2` … for both kinds of table. */
  readonly id: TableId;
  readonly kind: TableKind;
  /**
   * PLAYED: play ended. ABANDONED: the players stood up before play ended. VOIDED: undone by a
   * proposal or an office.
   */
  readonly status: 'OPEN' | 'PLAYED' | 'ABANDONED' | 'VOIDED';
  readonly openedAtMs: Instant;
  readonly endedAtMs: Instant | null;
  /**
   * The number of wagers proposed at the table so far. An agreement names this number, so it is
   * void for other wagers.
   */
  readonly terms: number;
  readonly spin: Spin | null;
  readonly war: WarResult | null;
};

/** One player's sitting at a table. */
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
  /** The proposed wager; null before a proposal, and at the slots. */
  readonly wager: Wager | null;
  /**
   * True if the player has agreed to the present wagers. The player's wager is then on the table
   * [ruling J3].
   */
  readonly agreed: boolean;
  /** The player's client seed for the dice; null for none. */
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

export type TableRefusals = {
  readonly NO_TABLES: NoFacts;
  readonly TABLE_NOT_FOUND: RoundFacts<'tableId'>;
  readonly NOT_SITTING: RoundFacts<never, 'tableId'>;
  readonly ALREADY_SITTING: RoundFacts<'tableId'>;
  readonly TABLE_FULL: RoundFacts<'tableId'>;
  readonly NOT_TO_BE_WAGERED: RoundFacts<'item'>;
  readonly WAGER_MISSING: RoundFacts<'tableId'>;
  readonly WAGERS_CHANGED: RoundFacts<'tableId' | 'terms'>;
  readonly ALREADY_AGREED: RoundFacts<'tableId' | 'terms'>;
  readonly MACHINE_BROKEN: NoFacts;
  readonly NO_SITTINGS_LEFT: RoundFacts<'sittingsPerWeek'>;
};

export const TABLE_REFUSALS: Sentences<TableRefusals> = {
  NO_TABLES: () => 'The rules of this season have no tables.',
  TABLE_NOT_FOUND: () => 'There is no such table for War, or play there has ended.',
  NOT_SITTING: ({ tableId }) =>
    tableId === undefined ? 'You do not sit at any table.' : 'You do not sit at that table.',
  ALREADY_SITTING: () => 'You already sit at a table: stand up first.',
  TABLE_FULL: () => 'There is no free seat at that table.',
  NOT_TO_BE_WAGERED: ({ item, titles }) =>
    `${itemTitle(item, titles)} cannot be wagered, since it cannot be traded.`,
  WAGER_MISSING: () => 'Both players must first sit at the table and propose their wagers.',
  WAGERS_CHANGED: ({ terms }) => `The wagers have changed: agree to number ${terms}.`,
  ALREADY_AGREED: () => 'You have already agreed to these wagers.',
  MACHINE_BROKEN: () => 'The machine broke: you may not spin again this week.',
  NO_SITTINGS_LEFT: ({ sittingsPerWeek }) =>
    `You have used all ${sittingsPerWeek} sittings of this week.`,
};
