import type { Transfer } from '../../kernel';
import type { Card } from '../../rulesets';
import type { Rolls } from '../chance/events';

export type LotGenerated = {
  readonly type: 'LotGenerated';
  readonly lotId: string;
  readonly number: number;
  readonly cards: readonly Card[];
  readonly rolls: Rolls;
  readonly transfers: readonly Transfer[];
};

export type LotEvent = LotGenerated;
