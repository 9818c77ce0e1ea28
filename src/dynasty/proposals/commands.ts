import type { ProposalCommandOf, SubmitProposalOf } from '../../season';
import type { DynastyEffect } from './rows';

export type SubmitProposal = SubmitProposalOf<DynastyEffect>;
export type ProposalCommand = ProposalCommandOf<DynastyEffect>;
