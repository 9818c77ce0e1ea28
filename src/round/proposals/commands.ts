import type { ProposalCommandOf, SubmitProposalOf } from '../../season';
import type { ProposalEffect } from './rows';

export type SubmitProposal = SubmitProposalOf<ProposalEffect>;
export type ProposalCommand = ProposalCommandOf<ProposalEffect>;
