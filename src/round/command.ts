import type { AccountId, Instant, PlayerId, RulesInstant } from '../kernel';
import type { RoundRuleset } from '../rulesets';
import type { AdvanceClock, LeaveSeason, RemovePlayer, RotateInvite } from '../season';
import type { PlaceBid } from './bidding/command';
import type { PresentHand } from './hands/commands';
import type { DuckCommand } from './ducks/commands';
import type { JudgeCommand } from './judge/commands';
import type { ProposalEffect } from './proposals/rows';
import type { HouseCommand } from './house/commands';
import type { ContractCommand } from './contracts/commands';
import type { TradeCommand } from './trades/commands';
import type { CountedCard, RoundRow, SecretActionKind } from './state';
import type { TableCommand } from './tables/command';
import type { Channel } from './words/channel';

export type { AdvanceClock, LeaveSeason, RemovePlayer, RotateInvite } from '../season';
export type CreateRound = {
  readonly type: 'CreateRound';
  readonly name: string;
  readonly visibility: RoundRow['visibility'];
  readonly inviteHash: string | null;
  readonly document: RoundRuleset;
  /** null: at once. */
  readonly startsAtMs: Instant | null;
  /** The rules-time that the start stands for; null: Sunday 00:00, or UTC at the default tempo. */
  readonly rulesStartMs: RulesInstant | null;
  readonly rehearsal: boolean;
};
export type JoinSeason = {
  readonly type: 'JoinSeason';
  readonly name: string;
  readonly inviteCode: string | null;
};
export type CloseSeason = { readonly type: 'CloseSeason' };
export type GrantItems = {
  readonly type: 'GrantItems';
  readonly playerId: PlayerId;
  readonly items: readonly { readonly item: string; readonly quantity: number }[];
};

export type GenerateLot = { readonly type: 'GenerateLot'; readonly clientSeed: string | null };
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
export type TradeInTrungs = {
  readonly type: 'TradeInTrungs';
  readonly exchange: string;
  readonly times: number;
};

export type SetClientSeed = {
  readonly type: 'SetClientSeed';
  /** Of the client seed; null: takes back what was fixed. */
  readonly sha256: string | null;
};

export type Say = { readonly type: 'Say'; readonly channel: Channel; readonly text: string };
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
  | CreateRound
  | JoinSeason
  | LeaveSeason
  | RemovePlayer
  | RotateInvite
  | CloseSeason
  | AdvanceClock
  | GrantItems
  | GenerateLot
  | PlaceBid
  | CommitSecretAction
  | RevealSecretAction
  | SealBids
  | SealHand
  | PresentHand
  | TradeInTrungs
  | TableCommand
  | SetClientSeed
  | Say
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
