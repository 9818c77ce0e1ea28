import type { Transfer } from '../../kernel';
import type { Joined, Left, NameErased } from '../../season';

export type PlayerJoined = {
  readonly type: 'PlayerJoined';
  readonly magistrelli: number;
  readonly transfers: readonly Transfer[];
} & Joined;
export type PlayerLeft = {
  readonly type: 'PlayerLeft';
  readonly voidedBets: readonly { readonly betId: string; readonly gameId: string }[];
  readonly transfers: readonly Transfer[];
} & Left;

export type MembershipEvent = PlayerJoined | PlayerLeft | NameErased;
