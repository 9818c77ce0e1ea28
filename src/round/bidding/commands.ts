import type { LotId } from '../model/ids';

export type PlaceBid = {
  readonly type: 'PlaceBid';
  readonly lotId: LotId;
  readonly amount: number;
};

export type BiddingCommand = PlaceBid;
