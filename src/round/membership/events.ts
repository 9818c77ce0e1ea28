import type { Transfer } from '../../kernel';
import type { Joined, Left, NameErased } from '../../season';

export type PlayerJoined = { readonly type: 'PlayerJoined' } & Joined;
export type PlayerLeft = {
  readonly type: 'PlayerLeft';
  readonly withdrawnActionIds: readonly string[];
  readonly withdrawnBidIds: readonly string[];
  /** The open bids of others that lead their lots by it. */
  readonly nextBidIds: readonly string[];
  readonly transfers: readonly Transfer[];
} & Left;

export type MembershipEvent = PlayerJoined | PlayerLeft | NameErased;
