import type { Transfer } from '../../kernel';
import type { IdlingEvent, Joined, Left, NameErased } from '../../season';
import type { BidId, SecretActionId } from '../model/ids';

export type PlayerJoined = { readonly type: 'PlayerJoined' } & Joined;
export type PlayerLeft = {
  readonly type: 'PlayerLeft';
  readonly withdrawnActionIds: readonly SecretActionId[];
  readonly withdrawnBidIds: readonly BidId[];
  /** The open bids of others that lead their lots now. */
  readonly nextBidIds: readonly BidId[];
  readonly transfers: readonly Transfer[];
} & Left;

export type MembershipEvent = PlayerJoined | PlayerLeft | IdlingEvent | NameErased;
