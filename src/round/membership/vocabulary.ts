import { moment } from '../../kernel';
import type { Transfer, Sentences } from '../../kernel';
import type { IdlingEvent, JoinFacts, LeaveFacts, NameErased, Upcasts } from '../../season';
import type { RoundFacts } from '../model/facts';
import type { BidId, SecretActionId } from '../model/ids';

export type PlayerJoined = { readonly type: 'PlayerJoined' } & JoinFacts;
export type PlayerLeft = {
  readonly type: 'PlayerLeft';
  readonly withdrawnActionIds: readonly SecretActionId[];
  readonly withdrawnBidIds: readonly BidId[];
  /** The other players' open bids that now lead their lots. */
  readonly nextBidIds: readonly BidId[];
  readonly transfers: readonly Transfer[];
} & LeaveFacts;

export type MembershipEvent = PlayerJoined | PlayerLeft | IdlingEvent | NameErased;

export type MembershipRefusals = {
  readonly NOT_REPUTABLE: RoundFacts<'reputableAtMs'>;
  readonly PARTNER_NOT_REPUTABLE: RoundFacts<'playerId' | 'reputableAtMs'>;
};

export const MEMBERSHIP_REFUSALS: Sentences<MembershipRefusals> = {
  NOT_REPUTABLE: ({ reputableAtMs }) =>
    `Only reputable players may do this: you will be one from ${moment(reputableAtMs)}.`,
  PARTNER_NOT_REPUTABLE: ({ reputableAtMs }) =>
    `The other player is not reputable before ${moment(reputableAtMs)}.`,
};

/** Version 1 lacked `nextBidIds`; a migration may have added it as an empty list. */
type PlayerLeftV1 = Omit<PlayerLeft, 'nextBidIds'> & Partial<Pick<PlayerLeft, 'nextBidIds'>>;

export const PLAYER_LEFT_UPCASTS: Upcasts<PlayerLeft> = [
  (before: PlayerLeftV1) => ({ nextBidIds: [], ...before }),
];
