import type { Transfer } from '../../kernel';
import type { IdlingEvent, Joined, Left, NameErased } from '../../season';
import type { BetId } from '../gambling/ids';
import type { GameId } from '../dealing/ids';

export type PlayerJoined = {
  readonly type: 'PlayerJoined';
  /** That an earlier player comes back; left out for a new one. */
  readonly returns?: true;
  readonly magistrelli: number;
  readonly transfers: readonly Transfer[];
} & Joined;
export type PlayerLeft = {
  readonly type: 'PlayerLeft';
  readonly voidedBets: readonly { readonly betId: BetId; readonly gameId: GameId }[];
  readonly transfers: readonly Transfer[];
} & Left;

export type MembershipEvent = PlayerJoined | PlayerLeft | IdlingEvent | NameErased;
