import type { PlayerId, Transfer } from '../../kernel';
import type { Rolls } from '../chance/events';
import type { HandId } from '../hands/ids';

export type FortuneTold = {
  readonly type: 'FortuneTold';
  readonly handId: HandId;
  readonly playerId: PlayerId;
  readonly fortune: string;
  readonly rolls: Rolls;
  readonly transfers: readonly Transfer[];
};

export type FortuneEvent = FortuneTold;
