export type PlaceBid = {
  readonly type: 'PlaceBid';
  readonly lotId: string;
  readonly amount: number;
};

export type BiddingCommand = PlaceBid;
