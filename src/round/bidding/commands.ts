import type { LotId } from '../ground/ids';

export type PlaceBid = {
  readonly type: 'PlaceBid';
  readonly lotId: LotId;
  readonly amount: number;
};

export type BiddingCommand = PlaceBid;
