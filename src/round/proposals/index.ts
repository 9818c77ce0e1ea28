import { EVENTS_OF_PROPOSALS } from '../../season';
import type { RoundCommands, RoundEvents } from '../ground/declare';
import { castVote } from './cast-vote';
import type { ProposalCommand } from './commands';
import { correctByOffice, officeCorrected } from './correct-by-office';
import { proposalAdopted } from './decide-proposals';
import type { ProposalEvent } from './events';
import { retractProposal } from './retract-proposal';
import { proposalSubmitted, submitProposal } from './submit-proposal';
import { proposalVetoed, vetoProposal } from './veto-proposal';
import { voteWarned } from './warn-of-vote';

export const PROPOSAL_COMMANDS: RoundCommands<ProposalCommand> = {
  SubmitProposal: submitProposal,
  RetractProposal: retractProposal,
  CorrectByOffice: correctByOffice,
  VetoProposal: vetoProposal,
  CastVote: castVote,
};

export const PROPOSAL_EVENTS: RoundEvents<ProposalEvent> = {
  ...EVENTS_OF_PROPOSALS,
  ProposalSubmitted: proposalSubmitted,
  ProposalAdopted: proposalAdopted,
  OfficeCorrected: officeCorrected,
  ProposalVetoed: proposalVetoed,
  VoteWarned: voteWarned,
};
