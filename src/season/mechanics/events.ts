import type { PlayerId, Transfer } from '../../kernel';
import type { Card, Tracked } from '../../rulesets';
import type { OfficeEvent } from '../governance/offices/events';
import type { ProposalId } from '../model/proposal-ids';
import type { Subject } from './rows';

export type ValueSet = Subject & {
  readonly type: 'ValueSet';
  readonly value: string;
  /** The new value; null for a secret one. */
  readonly now: Tracked | null;
  /** The vault's number of a secret value; null for a public one. */
  readonly keptAs: number | null;
  /** The proposal whose effect it was; null if somebody set it. */
  readonly proposalId: ProposalId | null;
};

/** A player took an action that the players' own rules allow. */
export type ActionTaken = {
  readonly type: 'ActionTaken';
  readonly action: string;
  readonly playerId: PlayerId;
  /** The target player; null for none. */
  readonly targetId: PlayerId | null;
  /** The target card; left out for none. */
  readonly card?: Card;
  /** The day, week or season of the limit; null without a limit. */
  readonly period: number | null;
  /** The new values, in order. */
  readonly changes: readonly ValueChange[];
  /** The cost, and then the moved items. */
  readonly transfers: readonly Transfer[];
  /** For the players of a dynasty. */
  readonly magistrelli: readonly MagistrelliMoved[];
};
export type ValueChange = {
  readonly value: string;
  /** null for the season's, or a card's. */
  readonly playerId: PlayerId | null;
  /** Left out for values of players and of the season. */
  readonly card?: Card;
  readonly now: Tracked;
};
export type MagistrelliMoved = {
  readonly playerId: PlayerId;
  readonly from: number;
  readonly to: number;
};

export type ValueEvent = ValueSet | ActionTaken | OfficeEvent;
