import type { PlayerId, Transfer } from '../../kernel';
import type { Card, Tracked } from '../../rulesets';
import type { OfficeCommand, OfficeEvent } from '../governance/offices/vocabulary';
import type { ProposalId } from '../model/ids';
import type { MagistrelliMoved, ValueChange } from './changes';
import type { Subject } from './rows';
import type { SecretAttemptCommand, SecretAttemptEvent } from './secret-attempts/vocabulary';

/** The subject is a player or a card. For a value of the season both fields are null. */
export type SetValue = Subject & {
  readonly type: 'SetValue';
  /** The value's code. */
  readonly value: string;
  readonly to: Tracked;
};

export type TakeAction = {
  readonly type: 'TakeAction';
  /** The code of an action of the rules. */
  readonly action: string;
  /** The target player; null for none. */
  readonly playerId: PlayerId | null;
  /** The target card; left out for none. */
  readonly card?: Card;
};

export type ValueCommand = SetValue | TakeAction | SecretAttemptCommand | OfficeCommand;

export type ValueSet = Subject & {
  readonly type: 'ValueSet';
  readonly value: string;
  /** The new value; null for a secret one. */
  readonly now: Tracked | null;
  /** The vault's number for a secret value; null for a public value. */
  readonly keptAs: number | null;
  /** The proposal that set the value; null if a player set it. */
  readonly proposalId: ProposalId | null;
  /** The player who set the value; left out for a proposal, and in earlier events. */
  readonly byId?: PlayerId;
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
  /** The day or week to whose limit the use counts, or the season; null without a limit. */
  readonly period: number | null;
  /** The new values, in order. */
  readonly changes: readonly ValueChange[];
  /** The payment of the cost, then the moved items. */
  readonly transfers: readonly Transfer[];
  /** The changes of Magistrelli; empty in a round. */
  readonly magistrelli: readonly MagistrelliMoved[];
};
export type ValueEvent = ValueSet | ActionTaken | SecretAttemptEvent | OfficeEvent;
