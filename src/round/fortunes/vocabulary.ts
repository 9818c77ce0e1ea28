import type { PlayerId, Transfer } from '../../kernel';
import type { ValueChange } from '../../season';
import type { Rolls } from '../chance/vocabulary';
import type { HandId } from '../model/ids';

export type FortuneTold = {
  readonly type: 'FortuneTold';
  readonly handId: HandId;
  readonly playerId: PlayerId;
  readonly fortune: string;
  readonly rolls: Rolls;
  readonly transfers: readonly Transfer[];
  /** The new tracked values, in order; left out if none has changed. */
  readonly changes?: readonly ValueChange[];
};

export type FortuneEvent = FortuneTold;
