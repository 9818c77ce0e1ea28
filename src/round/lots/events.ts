import type { Transfer } from '../../kernel';
import type { Card } from '../../rulesets';
import type { Rolls } from '../chance/events';
import type { LotId } from '../model/ids';

export type LotGenerated = {
  readonly type: 'LotGenerated';
  readonly lotId: LotId;
  readonly number: number;
  readonly cards: readonly Card[];
  readonly rolls: Rolls;
  readonly transfers: readonly Transfer[];
};

export type LotEvent = LotGenerated;
