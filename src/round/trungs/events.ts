import type { PlayerId, Transfer } from '../../kernel';

export type TrungsTradedIn = {
  readonly type: 'TrungsTradedIn';
  readonly playerId: PlayerId;
  readonly exchange: string;
  readonly times: number;
  readonly transfers: readonly Transfer[];
};

export type TrungEvent = TrungsTradedIn;
