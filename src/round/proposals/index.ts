import { proposalEventsOf } from '../../season';
import { putWarned } from '../calendar/warning';
import type { RoundCommands, RoundEvents } from '../model/declare';
import { rulesetOf } from '../model/state';
import { castVote } from './cast-vote';
import type { ProposalCommand, ProposalEvent } from './vocabulary';
import { correctByOffice, officeCorrected } from './correct-by-office';
import { proposalAdopted } from './decide-proposals';
import { retractProposal } from './retract-proposal';
import { proposalSubmitted, submitProposal } from './submit-proposal';
import { vetoProposal } from './veto-proposal';

export const PROPOSAL_COMMANDS: RoundCommands<ProposalCommand> = {
  SubmitProposal: submitProposal,
  RetractProposal: retractProposal,
  CorrectByOffice: correctByOffice,
  VetoProposal: vetoProposal,
  CastVote: castVote,
};

export const PROPOSAL_EVENTS: RoundEvents<ProposalEvent> = {
  ...proposalEventsOf(rulesetOf, putWarned),
  ProposalSubmitted: proposalSubmitted,
  ProposalAdopted: proposalAdopted,
  OfficeCorrected: officeCorrected,
};
