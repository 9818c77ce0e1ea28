import type { Instant } from '../kernel';

/** What an account can do that is missed, or holds others up, while it is not done. */
export type WaitingKind =
  | 'BIDS'
  | 'OUTBID'
  | 'HAND'
  | 'REVEAL'
  | 'TRADE'
  | 'CONTRACT'
  | 'CONTRACT_CHANGE'
  | 'WAGER'
  | 'WAR'
  | 'VOTE'
  | 'CONFIDENCE_VOTE'
  | 'JUSTICE'
  | 'TURN'
  | 'SFIDA'
  | 'READINESS'
  | 'BETS'
  | 'GAME_TO_START'
  | 'GAME_TO_END';

/** What an offer says that waits for those to whom it is made, whether or not it is refused at the moment. */
export type Waits = {
  readonly kind: WaitingKind;
  /** Since when; left out where that is not kept. */
  readonly sinceMs?: Instant | null;
  /** Nothing waits while the server keeps a text under this key, and will show it by itself. */
  readonly unlessKept?: string;
};
