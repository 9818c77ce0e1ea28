import type { PlayerId, Transfer } from '../../kernel';
import type { Card, Tracked } from '../../rulesets';
import type { OfficeEvent } from '../offices/events';
import type { ProposalId } from '../proposals/ids';
import type { Subject } from './rows';

export type ValueSet = Subject & {
  readonly type: 'ValueSet';
  readonly value: string;
  /** What it is from now on; null for a secret one. */
  readonly now: Tracked | null;
  /** The number under which the vault keeps a secret one; null for one that everybody sees. */
  readonly keptAs: number | null;
  /** Whose effect it was; null where somebody set it. */
  readonly proposalId: ProposalId | null;
};

/** A player did what a rule of the players' own making lets them do. */
export type ActionTaken = {
  readonly type: 'ActionTaken';
  readonly action: string;
  readonly playerId: PlayerId;
  /** To whom; null for what is done to nobody. */
  readonly targetId: PlayerId | null;
  /** To which card; left out for what is done to none. */
  readonly card?: Card;
  /** The day, the week or the season that it counts in; null where no limit counts it. */
  readonly period: number | null;
  /** What each value is from now on, in order. */
  readonly changes: readonly ValueChange[];
  /** What was paid, and then what was moved. */
  readonly transfers: readonly Transfer[];
  /** Of a dynasty's players. */
  readonly magistrelli: readonly MagistrelliMoved[];
};
export type ValueChange = {
  readonly value: string;
  /** null for the season's, or a card's. */
  readonly playerId: PlayerId | null;
  /** Left out where it is no card's. */
  readonly card?: Card;
  readonly now: Tracked;
};
export type MagistrelliMoved = {
  readonly playerId: PlayerId;
  readonly from: number;
  readonly to: number;
};

export type ValueEvent = ValueSet | ActionTaken | OfficeEvent;
