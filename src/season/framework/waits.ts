import type { Instant } from '../../kernel';

/** The things that wait for an account, and are missed or delay others until done. */
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

/** The waiting part of an offer: it waits for its recipient, even if it is refused at the moment. */
export type Waits = {
  readonly kind: WaitingKind;
  /** The begin of the wait; left out if it is not stored. */
  readonly sinceMs?: Instant | null;
  /** Nothing waits while the server keeps a text under this key, which it will reveal by itself. */
  readonly unlessKept?: string;
};
