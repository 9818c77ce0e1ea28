import { EVENTS_OF_PROPOSALS } from '../../season';
import type { DynastyCommands, DynastyEvents } from '../ground/declare';
import type { ProposalCommand } from './commands';
import { correctByOffice, officeCorrected } from './correct-by-office';
import { proposalAdopted } from './decide-proposals';
import type { ProposalEvent } from './events';
import { proposalSubmitted, submitProposal } from './submit-proposal';
import { castVote, retractProposal } from './voting';
import { proposalVetoed, vetoProposal } from './veto-proposal';
import { voteWarned } from './warn-of-vote';

export const PROPOSAL_COMMANDS: DynastyCommands<ProposalCommand> = {
  CastVote: castVote,
  SubmitProposal: submitProposal,
  RetractProposal: retractProposal,
  CorrectByOffice: correctByOffice,
  VetoProposal: vetoProposal,
};

export const PROPOSAL_EVENTS: DynastyEvents<ProposalEvent> = {
  ...EVENTS_OF_PROPOSALS,
  ProposalSubmitted: proposalSubmitted,
  ProposalAdopted: proposalAdopted,
  OfficeCorrected: officeCorrected,
  ProposalVetoed: proposalVetoed,
  VoteWarned: voteWarned,
};
