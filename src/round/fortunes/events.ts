import type { PlayerId, Transfer } from '../../kernel';
import type { Rolls } from '../chance/events';

export type FortuneTold = {
  readonly type: 'FortuneTold';
  readonly handId: string;
  readonly playerId: PlayerId;
  readonly fortune: string;
  readonly rolls: Rolls;
  readonly transfers: readonly Transfer[];
};

export type FortuneEvent = FortuneTold;
