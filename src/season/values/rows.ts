/** What a season keeps account of by its rules [ruling Z1]. */
import type { PlayerId, TableSpecs } from '../../kernel';
import type { Card, Tracked } from '../../rulesets';
import { OFFICE_SPECS } from '../offices/rows';
import type { OfficeRows, Offices } from '../offices/rows';
import type { SeasonState } from '../rows';

/** Whose a tracked value is: a player's, a card's, or, where both are null, the season's. */
export type Subject = { readonly playerId: PlayerId | null; readonly card: Card | null };

/** A tracked value that is no longer what it begins with. */
export type TrackedRow = Subject & {
  /** Its code and whose it is: `HONOUR|p3`. */
  readonly id: string;
  readonly value: string;
  /** null for a secret one, which the vault keeps. */
  readonly now: Tracked | null;
  /** The number under which the vault keeps a secret one; otherwise null. */
  readonly keptAs: number | null;
};

/** How often a player has taken an action in the last period in which it did. */
export type ActionUseRow = {
  /** The action's code and the player: `PRAY|p3`. */
  readonly id: string;
  readonly period: number;
  readonly times: number;
};

export type TrackedRows = OfficeRows & { trackedValues: TrackedRow; actionUses: ActionUseRow };

export const TRACKED_SPECS: TableSpecs<TrackedRows> = {
  trackedValues: { value: (row) => row.value },
  actionUses: {},
  ...OFFICE_SPECS,
};

/** What of a season's state is there in any game that keeps account of values. */
export type TrackedState = SeasonState & Kept & Offices;

interface Kept {
  get(table: 'trackedValues', id: string): TrackedRow | undefined;
  get(table: 'actionUses', id: string): ActionUseRow | undefined;
  all(table: 'trackedValues'): TrackedRow[];
  by(table: 'trackedValues', index: 'value', key: string): TrackedRow[];
  put(table: 'trackedValues', row: TrackedRow): void;
  put(table: 'actionUses', row: ActionUseRow): void;
  remove(table: 'trackedValues', id: string): void;
}

export const OF_SEASON: Subject = { playerId: null, card: null };

export const trackedId = (value: string, { playerId, card }: Subject): string =>
  `${value}|${playerId ?? (card === null ? '' : cardId(card))}`;

/** As rows name a card. */
export const cardId = ({ rank, suit }: Card): string => `${rank}:${suit}`;
