import { mint } from '../../kernel';
import { proposalEventsOf, castVoteOf, vetoProposalOf, retractProposalOf } from '../../season';
import type { ProposalGuards, CastVote, VetoProposal, RetractProposal } from '../../season';
import { putWarned } from '../calendar/warning';
import { unlessRunning } from '../model/access';
import { byPlayer } from '../model/records';
import type { RoundCommands, RoundEvents } from '../model/records';
import { isItem } from '../model/items';
import { ownerOf } from '../model/owners';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { VALUE_TRACKING } from '../values/value-tracking';
import { correctByOffice, officeCorrected } from './correct-by-office';
import { proposalAdopted } from './decide-proposals';
import { proposalSubmitted, submitProposal } from './submit-proposal';
import type { ProposalCommand, ProposalEvent } from './vocabulary';

/** Proposals can be voted on and retracted while the round is played. */
const GUARDS: ProposalGuards<RoundState, RoundRefusal> = {
  refuse,
  unlessVoting: (state) => unlessRunning(state, 'proposals'),
};

/** A player votes on a proposal while the round is played [Proposals; ruling P1]. */
const castVote = byPlayer<CastVote, 'proposalId'>(castVoteOf(GUARDS));

/** The holder of an office vetoes a proposal [rulings L4, AE1]. */
const vetoProposal = byPlayer<VetoProposal, 'office' | 'proposalId'>(
  vetoProposalOf<RoundState, RoundRefusal>(VALUE_TRACKING, refuse),
);

/**
 * "If the proposal is retracted before its voting period starts", the Proposal-Maker "is returned
 * to the player's possession" [Proposals, Proposal-Makers; ruling H1].
 */
const retractProposal = byPlayer<RetractProposal, 'proposalId'>(
  retractProposalOf(GUARDS, ({ state, now }: RoundTurn, proposalId, { id }) => {
    const { used, opensAtMs } = state.need('proposals', proposalId);
    // If later rules have removed the item, nothing is returned.
    const returned = used !== null && now < opensAtMs && isItem(rulesetOf(state), used);
    return returned ? mint(ownerOf(id), [[used, 1]]) : [];
  }),
);

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
