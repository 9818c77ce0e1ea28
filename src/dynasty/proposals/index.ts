import type { DynastyCommands, DynastyEvents } from '../ground/declare';
import type { ProposalCommand } from './commands';
import { proposalAdopted, proposalRejected } from './decide-proposals';
import type { ProposalEvent } from './events';
import { proposalSubmitted, submitProposal } from './submit-proposal';
import { castVote, proposalRetracted, retractProposal, voteCast } from './voting';
import { voteWarned } from './warn-of-vote';

export const PROPOSAL_COMMANDS: DynastyCommands<ProposalCommand> = {
  CastVote: castVote,
  SubmitProposal: submitProposal,
  RetractProposal: retractProposal,
};

export const PROPOSAL_EVENTS: DynastyEvents<ProposalEvent> = {
  ProposalSubmitted: proposalSubmitted,
  ProposalRetracted: proposalRetracted,
  VoteCast: voteCast,
  ProposalAdopted: proposalAdopted,
  ProposalRejected: proposalRejected,
  VoteWarned: voteWarned,
};
