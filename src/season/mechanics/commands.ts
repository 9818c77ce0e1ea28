import type { PlayerId } from '../../kernel';
import type { Card, Tracked } from '../../rulesets';
import type { OfficeCommand } from '../governance/offices/commands';
import type { Subject } from './rows';

/** The subject of the value: a player, a card, or neither for the season's. */
export type SetValue = Subject & {
  readonly type: 'SetValue';
  /** Its code. */
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

export type ValueCommand = SetValue | TakeAction | OfficeCommand;
