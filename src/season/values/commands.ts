import type { Tracked } from '../../rulesets';
import type { Subject } from './rows';

/** Whose it is, is told by the player, or by the card, or, of the season's, by neither. */
export type SetValue = Subject & {
  readonly type: 'SetValue';
  /** Its code. */
  readonly value: string;
  readonly to: Tracked;
};

/** By the code of an action of the rules. */
export type TakeAction = { readonly type: 'TakeAction'; readonly action: string };

export type ValueCommand = SetValue | TakeAction;
