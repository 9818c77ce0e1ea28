import type { IdlingEvent, JoinFacts, LeaveFacts, NameErased } from '../../season';
import type { PegTransfer } from '../model/pegs';
import type { BetId, GameId } from '../model/ids';

export type PlayerJoined = {
  readonly type: 'PlayerJoined';
  /** True for a returning player; left out for a new player. */
  readonly returns?: true;
  readonly magistrelli: number;
  readonly transfers: readonly PegTransfer[];
} & JoinFacts;
export type PlayerLeft = {
  readonly type: 'PlayerLeft';
  readonly voidedBets: readonly { readonly betId: BetId; readonly gameId: GameId }[];
  readonly transfers: readonly PegTransfer[];
} & LeaveFacts;

export type MembershipEvent = PlayerJoined | PlayerLeft | IdlingEvent | NameErased;
