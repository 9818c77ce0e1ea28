import type {
  CorrectByOfficeOf,
  ProposalCommandOf,
  SubmitProposalOf,
  VetoProposal,
} from '../../season';
import type { ProposalEffect } from './rows';

export type SubmitProposal = SubmitProposalOf<ProposalEffect>;
export type CorrectByOffice = CorrectByOfficeOf<ProposalEffect>;
export type ProposalCommand = ProposalCommandOf<ProposalEffect> | CorrectByOffice | VetoProposal;
