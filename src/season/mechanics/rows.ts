/** The rows of a season's tracked values [ruling Z1]. */
import type { PlayerId, TableSpecs } from '../../kernel';
import type { Card, Tracked } from '../../rulesets';
import { OFFICE_SPECS } from './office-holders';
import type { OfficeRows, Offices } from './office-holders';
import type { SeasonState } from '../model/rows';
import { SECRET_ATTEMPT_SPECS } from './secret-attempts/rows';
import type { SecretAttemptRows, SecretAttempts } from './secret-attempts/rows';

/** The subject of a tracked value: a player, a card, or the season if both fields are null. */
export type Subject = { readonly playerId: PlayerId | null; readonly card: Card | null };

/** A tracked value that has been set. */
export type TrackedRow = Subject & {
  /** The value's code and subject: `HONOUR|p3`. */
  readonly id: string;
  readonly value: string;
  /** null for a secret value, which the vault keeps. */
  readonly now: Tracked | null;
  /** The vault's number for a secret value; null for a public value. */
  readonly keptAs: number | null;
};

/** The uses of a limited action or reminder in the last period with a use. */
export type ActionUseRow = {
  /**
   * The action's code and the players or cards that its limit counts separately: `PRAY|p3`,
   * `PRAY|p3>p4`.
   */
  readonly id: string;
  readonly period: number;
  readonly times: number;
};

export type TrackedRows = OfficeRows &
  SecretAttemptRows & { trackedValues: TrackedRow; actionUses: ActionUseRow };

export const TRACKED_SPECS: TableSpecs<TrackedRows> = {
  trackedValues: { value: (row) => row.value },
  actionUses: {},
  ...OFFICE_SPECS,
  ...SECRET_ATTEMPT_SPECS,
};

/** The tables of any game that tracks values. */
export type TrackedState = SeasonState & Kept & Offices & SecretAttempts;

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

/** A card's id in rows. */
export const cardId = ({ rank, suit }: Card): string => `${rank}:${suit}`;
