export type TradeInTrungs = {
  readonly type: 'TradeInTrungs';
  readonly exchange: string;
  readonly times: number;
};

export type TrungCommand = TradeInTrungs;
