import type { ProposalEffect } from './rows';

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

export type ProposalCommand = SubmitProposal | RetractProposal | CastVote;
