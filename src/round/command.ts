import type { AccountId } from '../kernel';
import type { MembershipCommand, SayIn, SetClientSeed } from '../season';
import type { PlaceBid } from './bidding/command';
import type { PresentHand } from './hands/commands';
import type { DuckCommand } from './ducks/commands';
import type { JudgeCommand } from './judge/commands';
import type { ProposalEffect } from './proposals/rows';
import type { HouseCommand } from './house/commands';
import type { RehearsalCommand } from './rehearsal/commands';
import type { RoundSeasonCommand } from './season/commands';
import type { LotCommand } from './lots/commands';
import type { ContractCommand } from './contracts/commands';
import type { TradeCommand } from './trades/commands';
import type { CountedCard, SecretActionKind } from './state';
import type { TableCommand } from './tables/commands';
import type { TrungCommand } from './trungs/commands';
import type { Channel } from './words/channel';

export type CommitSecretAction = {
  readonly type: 'CommitSecretAction';
  readonly kind: SecretActionKind;
  readonly sha256: string;
};
export type RevealSecretAction = {
  readonly type: 'RevealSecretAction';
  readonly kind: SecretActionKind;
  readonly text: string;
};
export type SealBids = {
  readonly type: 'SealBids';
  readonly bids: readonly { readonly lot: number; readonly amount: number }[];
  /** Made by the server, so that the hash tells nothing. */
  readonly salt: string;
};
export type SealHand = {
  readonly type: 'SealHand';
  readonly cards: readonly CountedCard[];
  readonly salt: string;
};
export type SubmitProposal = {
  readonly type: 'SubmitProposal';
  /** null: the default class. */
  readonly class: string | null;
  readonly title: string;
  readonly text: string;
  readonly effects: readonly ProposalEffect[];
};
export type RetractProposal = { readonly type: 'RetractProposal'; readonly proposalId: string };
export type CastVote = {
  readonly type: 'CastVote';
  readonly proposalId: string;
  readonly vote: 'FOR' | 'AGAINST' | 'NONE';
};

/** What an account may ask of a round. */
export type RoundCommand =
  | RoundSeasonCommand
  | MembershipCommand
  | RehearsalCommand
  | LotCommand
  | PlaceBid
  | CommitSecretAction
  | RevealSecretAction
  | SealBids
  | SealHand
  | PresentHand
  | TrungCommand
  | TableCommand
  | SetClientSeed
  | SayIn<Channel>
  | JudgeCommand
  | SubmitProposal
  | RetractProposal
  | CastVote
  | TradeCommand
  | DuckCommand
  | ContractCommand
  | HouseCommand;

/** A command with the account that asks. */
export type Asked<C extends RoundCommand = RoundCommand> = C & { readonly accountId: AccountId };
