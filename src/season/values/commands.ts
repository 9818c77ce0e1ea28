import type { PlayerId } from '../../kernel';
import type { Card, Tracked } from '../../rulesets';
import type { OfficeCommand } from '../offices/commands';
import type { Subject } from './rows';

/** Whose it is, is told by the player, or by the card, or, of the season's, by neither. */
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
  /** To whom it is done; null for what is done to nobody. */
  readonly playerId: PlayerId | null;
  /** To which card; left out for what is done to none. */
  readonly card?: Card;
};

export type ValueCommand = SetValue | TakeAction | OfficeCommand;
