import type { Instant, ItemCode, PlayerId, Transfer } from '../../../kernel';
import type { ProposalId } from '../../model/ids';
import type { Popularity } from './popularity';
import type { EffectFailureOf } from './rows';

export type SubmitProposalOf<Effect> = {
  readonly type: 'SubmitProposal';
  /** null for the default class. */
  readonly class: string | null;
  readonly title: string;
  readonly text: string;
  readonly effects: readonly Effect[];
};
export type RetractProposal = { readonly type: 'RetractProposal'; readonly proposalId: ProposalId };
export type CastVote = {
  readonly type: 'CastVote';
  readonly proposalId: ProposalId;
  readonly vote: 'FOR' | 'AGAINST' | 'NONE';
};

/** The proposal commands of any game. */
export type ProposalCommandOf<Effect> = SubmitProposalOf<Effect> | RetractProposal | CastVote;

export type ProposalSubmittedOf<Effect> = {
  readonly type: 'ProposalSubmitted';
  readonly proposalId: ProposalId;
  readonly playerId: PlayerId;
  readonly class: string;
  readonly title: string;
  readonly text: string;
  readonly effects: readonly Effect[];
  readonly used: ItemCode | null;
  readonly popularity: Popularity;
  readonly opensAtMs: Instant;
  readonly closesAtMs: Instant;
  readonly transfers: readonly Transfer[];
};
export type ProposalRetracted = {
  readonly type: 'ProposalRetracted';
  readonly proposalId: ProposalId;
  readonly playerId: PlayerId;
  readonly transfers: readonly Transfer[];
};
export type VoteCast = {
  readonly type: 'VoteCast';
  readonly proposalId: ProposalId;
  readonly playerId: PlayerId;
  readonly vote: 'FOR' | 'AGAINST' | 'NONE';
};
/**
 * An adoption, with the changes that all its effects make, or the reason why none was applied. A
 * game adds its own changes.
 */
export type ProposalAdoptedOf<Document, F> = {
  readonly type: 'ProposalAdopted';
  readonly proposalId: ProposalId;
  readonly votesFor: number;
  readonly votesAgainst: number;
  readonly failure: EffectFailureOf<F> | null;
  readonly revision: { readonly revision: number; readonly document: Document } | null;
  readonly transfers: readonly Transfer[];
};
export type ProposalRejected = {
  readonly type: 'ProposalRejected';
  readonly proposalId: ProposalId;
  readonly votesFor: number;
  readonly votesAgainst: number;
};
/** The holder of an office has vetoed the proposal. Its votes no longer matter. */
export type ProposalVetoed = {
  readonly type: 'ProposalVetoed';
  readonly proposalId: ProposalId;
  readonly office: string;
  /** The holder. */
  readonly playerId: PlayerId;
  readonly reason: string;
  readonly votesFor: number;
  readonly votesAgainst: number;
};

/** The proposal's voting period ends soon. */
export type VoteWarned = {
  readonly type: 'VoteWarned';
  readonly proposalId: ProposalId;
  readonly closesAtMs: Instant;
};

/** The proposal events of any game. Each game has its own forms of submission and adoption. */
export type ProposalEventOf<Submitted, Adopted> =
  | Submitted
  | ProposalRetracted
  | VoteCast
  | Adopted
  | ProposalRejected
  | ProposalVetoed
  | VoteWarned;
