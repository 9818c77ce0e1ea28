import type { PlayerId, Transfer } from '../../kernel';
import type { HandId } from '../model/ids';
import type { HandRank } from '../hands/vocabulary';

export type HandPlaced = {
  readonly type: 'HandPlaced';
  readonly handId: HandId;
  readonly playerId: PlayerId;
  readonly placement: number;
  readonly score: HandRank;
  readonly transfers: readonly Transfer[];
};

export type PrizeEvent = HandPlaced;
