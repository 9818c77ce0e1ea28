import type { RoundCommands, RoundEvents } from '../ground/declare';
import { castVote, voteCast } from './cast-vote';
import type { ProposalCommand } from './commands';
import { proposalAdopted, proposalRejected } from './decide-proposals';
import type { ProposalEvent } from './events';
import { proposalRetracted, retractProposal } from './retract-proposal';
import { proposalSubmitted, submitProposal } from './submit-proposal';
import { voteWarned } from './warn-of-vote';

export const PROPOSAL_COMMANDS: RoundCommands<ProposalCommand> = {
  SubmitProposal: submitProposal,
  RetractProposal: retractProposal,
  CastVote: castVote,
};

export const PROPOSAL_EVENTS: RoundEvents<ProposalEvent> = {
  ProposalSubmitted: proposalSubmitted,
  ProposalRetracted: proposalRetracted,
  VoteCast: voteCast,
  ProposalAdopted: proposalAdopted,
  ProposalRejected: proposalRejected,
  VoteWarned: voteWarned,
};
