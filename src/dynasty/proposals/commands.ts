import type {
  CorrectByOfficeOf,
  ProposalCommandOf,
  SubmitProposalOf,
  VetoProposal,
} from '../../season';
import type { DynastyEffect } from './rows';

export type SubmitProposal = SubmitProposalOf<DynastyEffect>;
export type CorrectByOffice = CorrectByOfficeOf<DynastyEffect>;
export type ProposalCommand = ProposalCommandOf<DynastyEffect> | CorrectByOffice | VetoProposal;
