import type { ProposalEffect } from './rows';
import type { ProposalId } from './ids';

export type SubmitProposal = {
  readonly type: 'SubmitProposal';
  /** null: the default class. */
  readonly class: string | null;
  readonly title: string;
  readonly text: string;
  readonly effects: readonly ProposalEffect[];
};
export type RetractProposal = { readonly type: 'RetractProposal'; readonly proposalId: ProposalId };
export type CastVote = {
  readonly type: 'CastVote';
  readonly proposalId: ProposalId;
  readonly vote: 'FOR' | 'AGAINST' | 'NONE';
};

export type ProposalCommand = SubmitProposal | RetractProposal | CastVote;
