import { proposalEventsOf } from '../../season';
import type { DynastyCommands, DynastyEvents } from '../model/records';
import { storeWarned, rulesetOf } from '../model/state';
import type { ProposalCommand, ProposalEvent } from './vocabulary';
import { correctByOffice, officeCorrected } from './correct-by-office';
import { proposalAdopted } from './decide-proposals';
import { proposalSubmitted, submitProposal } from './submit-proposal';
import { castVote, retractProposal, vetoProposal } from './voting';

export const PROPOSAL_COMMANDS: DynastyCommands<ProposalCommand> = {
  CastVote: castVote,
  SubmitProposal: submitProposal,
  RetractProposal: retractProposal,
  CorrectByOffice: correctByOffice,
  VetoProposal: vetoProposal,
};

export const PROPOSAL_EVENTS: DynastyEvents<ProposalEvent> = {
  ...proposalEventsOf(rulesetOf, storeWarned),
  ProposalSubmitted: proposalSubmitted,
  ProposalAdopted: proposalAdopted,
  OfficeCorrected: officeCorrected,
};
