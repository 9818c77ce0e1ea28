import type { ProposalId } from '../../model/proposal-ids';

export type SubmitProposalOf<Effect> = {
  readonly type: 'SubmitProposal';
  /** null: the default class. */
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
